# syntax=docker/dockerfile:1

FROM rust:1-slim-bookworm AS build
WORKDIR /stammtisch
# The dependencies are built against an empty crate first, in a layer that changes only with them. Cargo wants to see a
# file for every target that its manifest names, and the manifest and library of every member of the workspace. The
# playground and the tests' support are members, but not built: the image has no use for them.
COPY Cargo.toml Cargo.lock ./
COPY crates/discord-playground/Cargo.toml crates/discord-playground/
COPY tests/support/Cargo.toml tests/support/
RUN mkdir -p src benches crates/discord-playground/src \
    && for bench in $(sed -n '/^\[\[bench\]\]/{n;s/^name = "\(.*\)"/\1/p}' Cargo.toml); do \
        echo 'fn main() {}' > "benches/$bench.rs"; \
    done \
    && echo 'fn main() {}' > src/main.rs \
    && touch src/lib.rs crates/discord-playground/src/lib.rs tests/support/lib.rs \
    && cargo build --release --locked --no-default-features -p stammtisch \
    && rm -r src
COPY src src
# The new sources are older than the empty crate's output as far as time stamps go.
RUN touch src/main.rs src/lib.rs && cargo build --release --locked --no-default-features -p stammtisch

FROM debian:bookworm-slim
RUN useradd --system --create-home --home-dir /var/lib/stammtisch stammtisch
COPY --from=build /stammtisch/target/release/stammtisch /usr/local/bin/stammtisch
USER stammtisch
# The database is here unless DATABASE_URL says otherwise: mount a volume.
WORKDIR /var/lib/stammtisch
VOLUME /var/lib/stammtisch
# For the health check alone; who wants to scrape it publishes another address.
ENV METRICS=127.0.0.1:9100
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["stammtisch", "health"]
ENTRYPOINT ["stammtisch"]
