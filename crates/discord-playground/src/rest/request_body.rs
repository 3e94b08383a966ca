//! Reads request bodies: plain JSON, or multipart with `payload_json` and `files[n]`.

use axum::{
    body::to_bytes,
    extract::{FromRequest, Multipart, Request, multipart::Field},
    http::header,
};
use serde_json::Value;

use crate::{api_error::ApiError, check::message::Upload};

/// Discord takes 25 MiB a request (and 10 MiB a file, see `Draft`).
const LARGEST_REQUEST: usize = 25 * 1024 * 1024;

/// A body, whichever way it came. No body at all is null.
pub(super) struct RequestBody {
    pub json: Value,
    pub uploads: Vec<Upload>,
}

impl<S: Send + Sync> FromRequest<S> for RequestBody {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        if header(&request, header::CONTENT_LENGTH)
            .parse()
            .is_ok_and(|length: usize| length > LARGEST_REQUEST)
        {
            return Err(ApiError::too_large());
        }
        if header(&request, header::CONTENT_TYPE).starts_with("multipart/form-data") {
            let parts = Multipart::from_request(request, state).await;
            return read_parts(parts.map_err(|_| ApiError::not_json())?).await;
        }
        let bytes =
            to_bytes(request.into_body(), LARGEST_REQUEST).await.map_err(|_| ApiError::too_large())?;
        if bytes.is_empty() {
            return Ok(Self { json: Value::Null, uploads: Vec::new() });
        }
        let json = serde_json::from_slice(&bytes).map_err(|_| ApiError::not_json())?;
        Ok(Self { json, uploads: Vec::new() })
    }
}

fn header(request: &Request, name: header::HeaderName) -> &str {
    let value = request.headers().get(name);
    value.and_then(|value| value.to_str().ok()).unwrap_or_default()
}

async fn read_parts(mut parts: Multipart) -> Result<RequestBody, ApiError> {
    let mut body = RequestBody { json: Value::Null, uploads: Vec::new() };
    let mut size = 0;
    while let Some(part) = parts.next_field().await.map_err(|_| ApiError::not_json())? {
        let name = part.name().unwrap_or_default().to_owned();
        let index = name.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']'));
        if name == "payload_json" {
            let text = part.text().await.map_err(|_| ApiError::not_json())?;
            body.json = serde_json::from_str(&text).map_err(|_| ApiError::not_json())?;
        } else if let Some(index) = index.and_then(|index| index.parse().ok()) {
            let upload = read_file(index, part).await?;
            size += upload.bytes.len();
            body.uploads.push(upload);
        } else {
            return Err(ApiError::new(400, 50035, &format!("Unexpected form field {name:?}")));
        }
        if size > LARGEST_REQUEST {
            return Err(ApiError::too_large());
        }
    }
    Ok(body)
}

async fn read_file(index: u64, part: Field<'_>) -> Result<Upload, ApiError> {
    let name = part.file_name().unwrap_or_default().to_owned();
    let content_type = part.content_type().map(str::to_owned).or_else(|| guess_type(&name));
    let bytes = part.bytes().await.map_err(|_| ApiError::too_large())?.to_vec();
    Ok(Upload { index, name, content_type, bytes })
}

/// Discord looks at the name when the sender doesn't say.
fn guess_type(name: &str) -> Option<String> {
    let (_, ending) = name.rsplit_once('.')?;
    let kind = match ending {
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "txt" => "text/plain; charset=utf-8",
        "json" => "application/json",
        _ => return None,
    };
    Some(kind.to_owned())
}
