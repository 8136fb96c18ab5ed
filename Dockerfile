# One image for all processes and tools:
#   node backend/dist/api.js · worker.js · roles.js · migrate.js · backup.js · restore.js ·
#   staff.js · support.js · status.js · sandbox/main.js
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY backend/package.json backend/
COPY frontend/package.json frontend/

FROM manifests AS build
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.json ./
COPY backend backend
COPY frontend frontend
RUN node -e "import('./backend/launcher/build.mjs').then(({ build }) => build())"

# Runtime dependencies of the backend: no client, no compiler, no test tools.
FROM manifests AS dependencies
RUN npm ci --omit=dev --workspace @zampa/backend --ignore-scripts --no-audit --no-fund

FROM node:${NODE_VERSION}-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data
# Created here so that volumes mounted on them belong to the process's user.
RUN for folder in /data /backups /secrets /given/postgres /given/redis /given/roles /given/migrate \
      /given/pgbouncer /given/api /given/worker /given/backup /given/restore; \
    do mkdir -p $folder && chown node:node $folder; done
COPY --from=dependencies /app/node_modules node_modules
COPY --from=dependencies /app/backend/package.json backend/
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/frontend/dist frontend/dist
COPY docs/openapi.json docs/
COPY deploy/health.sh deploy/secrets.mjs deploy/
USER node
EXPOSE 3000 9464
# A running process answers on PORT (API) or METRICS_PORT (worker); HEALTH_PORT selects it.
HEALTHCHECK --interval=10s --timeout=6s --start-period=60s --retries=3 CMD ["bash", "deploy/health.sh"]
CMD ["node", "--enable-source-maps", "backend/dist/api.js"]
