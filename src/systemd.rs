//! Tells systemd how the bot is, if systemd has started it: when it is ready, that it is alive, and that it stops.
//!
//! The protocol is a datagram to the socket that `NOTIFY_SOCKET` names. Elsewhere nothing happens.

use std::time::Duration;

/// Sends a message such as `READY=1`. Whether it arrives is systemd's business: if not, it will say so in its own log.
pub fn notify(message: &str) {
    #[cfg(target_os = "linux")]
    if let Some(socket) = std::env::var_os("NOTIFY_SOCKET")
        && let Err(error) = send(&socket, message)
    {
        tracing::warn!(%error, message, "could not tell systemd");
    }
    #[cfg(not(target_os = "linux"))]
    let _ = message;
}

#[cfg(target_os = "linux")]
fn send(socket: &std::ffi::OsStr, message: &str) -> std::io::Result<()> {
    use std::os::linux::net::SocketAddrExt;
    use std::os::unix::ffi::OsStrExt;
    use std::os::unix::net::{SocketAddr, UnixDatagram};

    let address = match socket.as_bytes().strip_prefix(b"@") {
        // A name that is no file.
        Some(name) => SocketAddr::from_abstract_name(name)?,
        None => SocketAddr::from_pathname(socket)?,
    };
    UnixDatagram::unbound()?.send_to_addr(message.as_bytes(), &address).map(drop)
}

/// How often systemd wants to hear that the process is alive; none if it doesn't ask.
pub fn watchdog_interval() -> Option<Duration> {
    let number = |name: &str| std::env::var(name).ok()?.parse::<u64>().ok();
    let is_ours = number("WATCHDOG_PID").is_none_or(|pid| pid == u64::from(std::process::id()));
    number("WATCHDOG_USEC").filter(|interval| is_ours && *interval > 0).map(Duration::from_micros)
}
