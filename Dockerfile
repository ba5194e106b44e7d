# The image: docker build -t vitae .
#
# The program is built in the first two stages, the system around it is picked in the third, and the last one holds nothing else:
# no shell and no package manager. It runs as user 10001, needs nothing writable but /var/lib/vitae, and takes its settings from
# VITAE_… variables (docs/operating.md).

FROM node:24-bookworm-slim AS web
WORKDIR /src/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --no-audit --no-fund
COPY content /src/content
COPY templates /src/templates
COPY web ./
RUN npm run build

# Debian 12, as the last stage but one: the C library that a program is built with must not be newer than the one it meets.
FROM rust:1.95-bookworm AS build
WORKDIR /src
COPY . .
COPY --from=web /src/web/dist web/dist
# What is built stays in the cache for the next image.
RUN --mount=type=cache,target=/usr/local/cargo/registry --mount=type=cache,target=/src/target \
    cargo build --release --locked -p vitae && \
    install -D -m 0755 target/release/vitae /out/usr/bin/vitae
RUN rustc --edition 2024 -C opt-level=s -C panic=abort -C strip=symbols -o /out/usr/bin/vitae-health packaging/image/health.rs
# The licenses of web packages lie in the folder where they are installed.
RUN --mount=type=cache,target=/usr/local/cargo/registry --mount=type=bind,from=web,source=/src/web/node_modules,target=/src/web/node_modules \
    triple=$(rustc -vV | sed -n 's/^host: //p') && mkdir -p /out/usr/share/doc/vitae && \
    cargo fetch --locked --target "$triple" && \
    python3 packaging/sbom "$triple" >/out/usr/share/doc/vitae/sbom.cdx.json && \
    python3 packaging/sbom "$triple" --licenses >/out/usr/share/doc/vitae/third-party-licenses.txt

FROM debian:12-slim AS system
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates
COPY packaging/image/assemble /usr/local/bin/
COPY --from=build /out /out
RUN assemble /out /image

FROM scratch
COPY --from=system /image /
# Once more with its owner: not every builder keeps it, and a new volume takes its owner from here.
COPY --from=system --chown=10001:10001 /image/var/lib/vitae /var/lib/vitae
# A container's log is no terminal: with NO_COLOR it is free of escape sequences.
ENV VITAE_LISTEN=0.0.0.0:8080 VITAE_DATA=/var/lib/vitae NO_COLOR=1
USER 10001:10001
WORKDIR /var/lib/vitae
VOLUME /var/lib/vitae
EXPOSE 8080
# Whether the process answers. Not /readyz: restarting a server does not bring its database back.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["/usr/bin/vitae-health"]
ENTRYPOINT ["/usr/bin/vitae"]
CMD ["serve"]
