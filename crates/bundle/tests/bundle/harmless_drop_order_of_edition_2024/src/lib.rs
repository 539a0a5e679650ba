pub fn parse(text: &str) -> Option<u8> {
    let token = text.to_string();
    match token.parse::<u8>() { Ok(value) if !token.is_empty() => Some(value), _ => None }
}
