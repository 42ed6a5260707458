# docker build -t quoin . && docker run -p 8080:8080 -v quoin:/data quoin
# The image holds what `./quoin release` writes: the built program with its own Node and PostgreSQL, without npm and without the sources.
FROM node:24-bookworm-slim AS build
WORKDIR /source
COPY . .
RUN ./quoin release --out /release && mv /release/quoin-*/ /quoin

FROM debian:bookworm-slim
RUN useradd --uid 1000 --user-group --no-create-home quoin && mkdir /data && chown quoin:quoin /data
COPY --from=build /quoin /quoin
COPY packaging/fonts.conf /etc/fonts/fonts.conf
WORKDIR /quoin
USER quoin
ENV QUOIN_DATA=/data
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
# Ready is more than alive: an orchestrator that restarts whatever is not ready would do so while the database is away.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["/quoin/bin/node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 8080) + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["./quoin"]
CMD ["start"]
