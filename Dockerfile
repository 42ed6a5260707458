# docker build -t quoin . && docker run -p 8080:8080 -v quoin:/data quoin
FROM node:24-bookworm-slim
WORKDIR /quoin
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN ./quoin --help > /dev/null && mkdir /data && chown -R node:node /data /quoin/.quoin
USER node
ENV QUOIN_DATA=/data
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
ENTRYPOINT ["./quoin"]
CMD ["start"]
