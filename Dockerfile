# The shop without its build tools; docs/operation.md says how to run it.
FROM node:24-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-progress
COPY . .
RUN node scripts/build.mjs && npm prune --omit=dev

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /shop
COPY --from=build /shop/package.json ./
COPY --from=build /shop/node_modules node_modules
COPY --from=build /shop/dist dist
# The first catalogue, the picture of products without one.
COPY --from=build /shop/server/database/seed server/database/seed
COPY --from=build /shop/server/pictures server/pictures
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
# A supervisor that restarts would repair no database (docs/decisions/0014-limits-on-waiting.md).
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/livez').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
