# syntax=docker/dockerfile:1

# For this machine's architecture: docker build -t stammtisch .
# For both: docker buildx build --platform linux/amd64,linux/arm64 .
# The compiler always runs on this machine's own architecture, and writes for the one that is asked for.
FROM --platform=$BUILDPLATFORM rust:1-slim-bookworm AS build
ARG BUILDARCH
ARG TARGETARCH
WORKDIR /stammtisch
RUN case "${TARGETARCH:=$(dpkg --print-architecture)}" in \
        amd64) name=x86_64 ;; \
        arm64) name=aarch64 ;; \
        *) echo "there is no image for $TARGETARCH" >&2; exit 1 ;; \
    esac \
    && echo "$name-unknown-linux-gnu" > /target \
    && rustup target add "$(cat /target)" \
    && if [ "$TARGETARCH" != "${BUILDARCH:=$(dpkg --print-architecture)}" ]; then \
        apt-get update \
        && apt-get install -y --no-install-recommends \
            "gcc-$(echo "$name" | tr _ -)-linux-gnu" "libc6-dev-$TARGETARCH-cross"; \
    fi
# The compilers have these names on their own architecture, too. Nobody reads the symbols in an image.
ENV CC_x86_64_unknown_linux_gnu=x86_64-linux-gnu-gcc \
    CC_aarch64_unknown_linux_gnu=aarch64-linux-gnu-gcc \
    CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_LINKER=x86_64-linux-gnu-gcc \
    CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER=aarch64-linux-gnu-gcc \
    CARGO_PROFILE_RELEASE_STRIP=symbols
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
    && cargo build --release --locked --no-default-features -p stammtisch --target "$(cat /target)" \
    && rm -r src
COPY build.rs ./
COPY src src
ARG STAMMTISCH_COMMIT=unknown
# The new sources are older than the empty crate's output as far as time stamps go.
RUN touch src/main.rs src/lib.rs \
    && cargo build --release --locked --no-default-features -p stammtisch --target "$(cat /target)" \
    && mkdir -p /image/usr/local/bin /image/var/lib/stammtisch \
    && cp "target/$(cat /target)/release/stammtisch" /image/usr/local/bin/

# The C library and nothing else: no shell, no package manager.
FROM gcr.io/distroless/cc-debian12
COPY --from=build --chown=999:999 /image/var/lib/stammtisch /var/lib/stammtisch
COPY --from=build /image/usr/local/bin/stammtisch /usr/local/bin/stammtisch
USER 999:999
# The database is here unless DATABASE_URL says otherwise: mount a volume.
WORKDIR /var/lib/stammtisch
VOLUME /var/lib/stammtisch
# For the health check alone; who wants to scrape it publishes another address.
ENV METRICS=127.0.0.1:9100
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["stammtisch", "health"]
ENTRYPOINT ["stammtisch"]
