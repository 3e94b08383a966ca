//! Reads a JSON body field by field and collects every error in Discord's "Invalid Form Body" format.
//!
//! The format is a tree of field names with `_errors` at its leaves. The modules in `check` say which fields there are.

use std::{cell::RefCell, ops::RangeInclusive};

use serde_json::{Map, Value, json};

use super::api_error::ApiError;

struct FieldError {
    path: String,
    code: &'static str,
    message: String,
}

/// One object of the body, and where it stands.
pub(crate) struct FormBody<'a> {
    fields: &'a Map<String, Value>,
    path: String,
    flaws: &'a RefCell<Vec<FieldError>>,
}

/// Reads `body` with `read`; refuses it with 50035 if anything was found wrong.
pub(crate) fn read_form<T>(body: &Value, read: impl FnOnce(&FormBody<'_>) -> T) -> Result<T, ApiError> {
    let flaws = RefCell::new(Vec::new());
    let nothing = Map::new();
    let fields = body.as_object().unwrap_or(&nothing);
    let form = FormBody { fields, path: String::new(), flaws: &flaws };
    if !body.is_object() && !body.is_null() {
        form.reject("", "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType");
    }
    let read = read(&form);
    let flaws = flaws.into_inner();
    if flaws.is_empty() { Ok(read) } else { Err(ApiError::invalid_form(tree(&flaws))) }
}

impl<'a> FormBody<'a> {
    /// The raw field, unless it is absent or null.
    pub fn get(&self, key: &str) -> Option<&'a Value> {
        self.fields.get(key).filter(|value| !value.is_null())
    }

    /// Whether the field is there at all, even as null.
    pub fn mentions(&self, key: &str) -> bool {
        self.fields.contains_key(key)
    }

    /// The whole object.
    pub fn fields(&self) -> &'a Map<String, Value> {
        self.fields
    }

    /// Records an error at `key` (or at this object itself for an empty key).
    pub fn reject(&self, key: &str, code: &'static str, message: impl Into<String>) {
        let path = match (self.path.as_str(), key) {
            (path, "") => path.to_owned(),
            ("", key) => key.to_owned(),
            (path, key) => format!("{path}.{key}"),
        };
        self.flaws.borrow_mut().push(FieldError { path, code, message: message.into() });
    }

    /// Text of an allowed length, counted in characters.
    pub fn text(&self, key: &str, length: RangeInclusive<usize>) -> Option<&'a str> {
        let value = self.get(key)?;
        let Some(text) = value.as_str() else {
            self.reject(key, "STRING_TYPE_CONVERT", "Could not interpret value as string.");
            return None;
        };
        self.check_length(key, text.chars().count(), length);
        Some(text)
    }

    /// Text that must be there.
    pub fn required_text(&self, key: &str, length: RangeInclusive<usize>) -> Option<&'a str> {
        self.require(key);
        self.text(key, length)
    }

    /// Records an error if the field is absent or null.
    pub fn require(&self, key: &str) {
        if self.get(key).is_none() {
            self.reject(key, "BASE_TYPE_REQUIRED", "This field is required");
        }
    }

    pub fn integer(&self, key: &str, range: RangeInclusive<i64>) -> Option<i64> {
        let value = self.get(key)?;
        match value.as_i64() {
            Some(number) if range.contains(&number) => return Some(number),
            Some(_) => self.reject(
                key,
                "NUMBER_TYPE_RANGE",
                format!("int value should be between {} and {}.", range.start(), range.end()),
            ),
            None => self.reject(key, "NUMBER_TYPE_COERCE", "Value is not an integer."),
        }
        None
    }

    /// True or false; absent is false.
    pub fn boolean(&self, key: &str) -> bool {
        match self.get(key) {
            None => false,
            Some(Value::Bool(yes)) => *yes,
            Some(_) => {
                self.reject(key, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
                false
            }
        }
    }

    /// The object in a field.
    pub fn object(&self, key: &str) -> Option<FormBody<'a>> {
        let value = self.get(key)?;
        self.step(key, value)
    }

    /// The elements of an array of an allowed length; None if the field is absent.
    pub fn list(&self, key: &str, length: RangeInclusive<usize>) -> Option<Vec<&'a Value>> {
        let value = self.get(key)?;
        let Some(list) = value.as_array() else {
            self.reject(key, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
            return None;
        };
        self.check_length(key, list.len(), length);
        Some(list.iter().collect())
    }

    /// The objects of an array; what is no object is noted and left out.
    pub fn objects(&self, key: &str, length: RangeInclusive<usize>) -> Vec<FormBody<'a>> {
        let list = self.list(key, length).unwrap_or_default();
        let places = list.into_iter().enumerate();
        places.filter_map(|(i, value)| self.step(&format!("{key}.{i}"), value)).collect()
    }

    fn step(&self, key: &str, value: &'a Value) -> Option<FormBody<'a>> {
        let path = if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) };
        let Some(fields) = value.as_object() else {
            self.reject(key, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType");
            return None;
        };
        Some(FormBody { fields, path, flaws: self.flaws })
    }

    pub fn check_length(&self, key: &str, length: usize, allowed: RangeInclusive<usize>) {
        let (least, most) = (*allowed.start(), *allowed.end());
        if allowed.contains(&length) {
            return;
        }
        if least == 1 && length == 0 {
            self.reject(key, "BASE_TYPE_REQUIRED", "This field is required");
        } else if least == 0 {
            self.reject(key, "BASE_TYPE_MAX_LENGTH", format!("Must be {most} or fewer in length."));
        } else {
            let message = format!("Must be between {least} and {most} in length.");
            self.reject(key, "BASE_TYPE_BAD_LENGTH", message);
        }
    }
}

fn tree(flaws: &[FieldError]) -> Value {
    let mut root = json!({});
    for flaw in flaws {
        let mut place = &mut root;
        for step in flaw.path.split('.').filter(|step| !step.is_empty()) {
            place = &mut place[step];
        }
        let entry = json!({ "code": flaw.code, "message": flaw.message });
        match place["_errors"].as_array_mut() {
            Some(entries) => entries.push(entry),
            None => place["_errors"] = json!([entry]),
        }
    }
    root
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flaws_are_reported_where_they_are() {
        let body = json!({ "name": "", "rows": [{}, { "label": "abcd" }] });
        let api_error = read_form(&body, |form| {
            form.required_text("name", 1..=3);
            for row in form.objects("rows", 0..=5) {
                row.text("label", 0..=3);
            }
        })
        .unwrap_err();
        assert_eq!(api_error.code, 50035);
        let errors = api_error.errors.unwrap();
        assert_eq!(errors["name"]["_errors"][0]["code"], "BASE_TYPE_REQUIRED");
        assert_eq!(errors["rows"]["1"]["label"]["_errors"][0]["code"], "BASE_TYPE_MAX_LENGTH");
    }

    #[test]
    fn what_is_of_another_type_is_refused() {
        assert!(read_form(&json!(["a list"]), |_| ()).is_err());
        assert!(read_form(&Value::Null, |_| ()).is_ok());
        let integer = |body: Value| read_form(&body, |form| form.integer("n", 0..=9));
        assert_eq!(integer(json!({ "n": 5 })), Ok(Some(5)));
        assert!(integer(json!({ "n": "5" })).is_err());
        assert!(integer(json!({ "n": 10 })).is_err());
    }
}
