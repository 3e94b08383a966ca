//! Reads a JSON body field by field and remembers everything that is wrong with it, in Discord's
//! shape: a tree of field names with `_errors` at its leaves. Which fields there are is said by
//! the modules in `check`.

use std::{cell::RefCell, ops::RangeInclusive};

use serde_json::{Map, Value, json};

use super::refusal::Refusal;

struct Flaw {
    path: String,
    code: &'static str,
    message: String,
}

/// One object of the body, and where it stands.
pub(crate) struct Form<'a> {
    fields: &'a Map<String, Value>,
    path: String,
    flaws: &'a RefCell<Vec<Flaw>>,
}

/// Reads `body` with `read`; refuses it with 50035 if anything was found wrong.
pub(crate) fn read_form<T>(body: &Value, read: impl FnOnce(&Form<'_>) -> T) -> Result<T, Refusal> {
    let flaws = RefCell::new(Vec::new());
    let nothing = Map::new();
    let fields = body.as_object().unwrap_or(&nothing);
    let form = Form { fields, path: String::new(), flaws: &flaws };
    if !body.is_object() && !body.is_null() {
        form.flaw("", "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType");
    }
    let read = read(&form);
    let flaws = flaws.into_inner();
    if flaws.is_empty() { Ok(read) } else { Err(Refusal::invalid_form(tree(&flaws))) }
}

impl<'a> Form<'a> {
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

    /// Notes a flaw at `key` (or at this object itself for an empty key).
    pub fn flaw(&self, key: &str, code: &'static str, message: impl Into<String>) {
        let path = match (self.path.as_str(), key) {
            (path, "") => path.to_owned(),
            ("", key) => key.to_owned(),
            (path, key) => format!("{path}.{key}"),
        };
        self.flaws.borrow_mut().push(Flaw { path, code, message: message.into() });
    }

    /// Text of an allowed length, counted in characters.
    pub fn text(&self, key: &str, length: RangeInclusive<usize>) -> Option<&'a str> {
        let value = self.get(key)?;
        let Some(text) = value.as_str() else {
            self.flaw(key, "STRING_TYPE_CONVERT", "Could not interpret value as string.");
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

    /// Notes a flaw if the field is absent or null.
    pub fn require(&self, key: &str) {
        if self.get(key).is_none() {
            self.flaw(key, "BASE_TYPE_REQUIRED", "This field is required");
        }
    }

    pub fn integer(&self, key: &str, range: RangeInclusive<i64>) -> Option<i64> {
        let value = self.get(key)?;
        match value.as_i64() {
            Some(number) if range.contains(&number) => return Some(number),
            Some(_) => self.flaw(
                key,
                "NUMBER_TYPE_RANGE",
                format!("int value should be between {} and {}.", range.start(), range.end()),
            ),
            None => self.flaw(key, "NUMBER_TYPE_COERCE", "Value is not an integer."),
        }
        None
    }

    /// True or false; absent is false.
    pub fn yes(&self, key: &str) -> bool {
        match self.get(key) {
            None => false,
            Some(Value::Bool(yes)) => *yes,
            Some(_) => {
                self.flaw(key, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
                false
            }
        }
    }

    /// The object in a field.
    pub fn object(&self, key: &str) -> Option<Form<'a>> {
        let value = self.get(key)?;
        self.step(key, value)
    }

    /// The elements of an array of an allowed length; None if the field is absent.
    pub fn list(&self, key: &str, length: RangeInclusive<usize>) -> Option<Vec<&'a Value>> {
        let value = self.get(key)?;
        let Some(list) = value.as_array() else {
            self.flaw(key, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
            return None;
        };
        self.check_length(key, list.len(), length);
        Some(list.iter().collect())
    }

    /// The objects of an array; what is no object is noted and left out.
    pub fn objects(&self, key: &str, length: RangeInclusive<usize>) -> Vec<Form<'a>> {
        let list = self.list(key, length).unwrap_or_default();
        let places = list.into_iter().enumerate();
        places.filter_map(|(i, value)| self.step(&format!("{key}.{i}"), value)).collect()
    }

    fn step(&self, key: &str, value: &'a Value) -> Option<Form<'a>> {
        let path = if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) };
        let Some(fields) = value.as_object() else {
            self.flaw(key, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType");
            return None;
        };
        Some(Form { fields, path, flaws: self.flaws })
    }

    pub fn check_length(&self, key: &str, length: usize, allowed: RangeInclusive<usize>) {
        let (least, most) = (*allowed.start(), *allowed.end());
        if allowed.contains(&length) {
            return;
        }
        if least == 1 && length == 0 {
            self.flaw(key, "BASE_TYPE_REQUIRED", "This field is required");
        } else if least == 0 {
            self.flaw(key, "BASE_TYPE_MAX_LENGTH", format!("Must be {most} or fewer in length."));
        } else {
            let message = format!("Must be between {least} and {most} in length.");
            self.flaw(key, "BASE_TYPE_BAD_LENGTH", message);
        }
    }
}

fn tree(flaws: &[Flaw]) -> Value {
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
        let refusal = read_form(&body, |form| {
            form.required_text("name", 1..=3);
            for row in form.objects("rows", 0..=5) {
                row.text("label", 0..=3);
            }
        })
        .unwrap_err();
        assert_eq!(refusal.code, 50035);
        let errors = refusal.errors.unwrap();
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
