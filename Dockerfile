# syntax=docker/dockerfile:1

FROM rust:1-slim-bookworm AS build
WORKDIR /stammtisch
# The dependencies are built against an empty crate first, in a layer that changes only with them.
COPY Cargo.toml Cargo.lock ./
RUN mkdir -p src benches \
    && echo '#![allow(missing_docs)] fn main() {}' | tee src/main.rs benches/engine.rs benches/standings.rs > benches/store.rs \
    && echo '#![allow(missing_docs)]' > src/lib.rs \
    && cargo build --release --locked \
    && rm -r src
COPY src src
# The new sources are older than the empty crate's output as far as time stamps go.
RUN touch src/main.rs src/lib.rs && cargo build --release --locked

FROM debian:bookworm-slim
RUN useradd --system --create-home --home-dir /var/lib/stammtisch stammtisch
COPY --from=build /stammtisch/target/release/stammtisch /usr/local/bin/stammtisch
USER stammtisch
# The database is here unless DATABASE_URL says otherwise: mount a volume.
WORKDIR /var/lib/stammtisch
VOLUME /var/lib/stammtisch
ENTRYPOINT ["stammtisch"]
