//! What `--data` names: a file, or a database at an address.

use std::path::Path;

/// How the address of a `PostgreSQL` database begins.
const SCHEMES: [&str; 2] = ["postgres://", "postgresql://"];

/// The address of a `PostgreSQL` database, if it is not a file that is named.
pub fn postgres_address(data: &Path) -> Option<&str> {
    data.to_str().filter(|text| SCHEMES.iter().any(|scheme| text.starts_with(scheme)))
}

/// A name for messages, without a password.
pub fn display_data(data: &Path) -> String {
    let Some(address) = postgres_address(data) else { return data.display().to_string() };
    let (scheme, rest) = address.split_once("://").unwrap_or(("", address));
    let (place, parameters) = rest.split_once('?').unwrap_or((rest, ""));
    let place = match place.rsplit_once('@') {
        Some((user, host)) => {
            format!("{}@{host}", user.split_once(':').map_or(user, |(user, _)| user))
        }
        None => place.to_owned(),
    };
    let parameters = parameters.split('&').filter(|one| !one.starts_with("password="));
    let parameters = parameters.filter(|one| !one.is_empty()).collect::<Vec<_>>().join("&");
    let mark = if parameters.is_empty() { "" } else { "?" };
    format!("{scheme}://{place}{mark}{parameters}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_not_shown() {
        let shown = |data: &str| display_data(Path::new(data));
        assert_eq!(shown("/var/lib/games.db"), "/var/lib/games.db");
        assert_eq!(shown("postgres://ana@host/db"), "postgres://ana@host/db");
        assert_eq!(shown("postgres://ana:s:e@c@host:5432/db"), "postgres://ana@host:5432/db");
        let shown = shown("postgresql://ana@/db?host=%2Frun&password=secret");
        assert_eq!(shown, "postgresql://ana@/db?host=%2Frun");
    }
}
