# test/image/image.test.ts does every step of this in an empty folder: keep each a plain command.
FROM node:24.20.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY tsconfig.json tsconfig.build.json ./
COPY src ./src
COPY commands ./commands
COPY cards ./cards
COPY playground ./playground
COPY tools ./tools
COPY rulebook ./rulebook
COPY assets/emblems ./assets/emblems
RUN npm run -s build && npm ci --omit=dev

FROM node:24.20.0-bookworm-slim
ENV NODE_ENV=production HEALTH_PORT=9464 HEALTH_HOST=0.0.0.0
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist/program ./dist/program
COPY assets ./assets
RUN mkdir data && chown node:node data
VOLUME /app/data
USER node
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 CMD ["node", "dist/program/healthcheck.js"]
CMD ["node", "--max-semi-space-size=16", "dist/program/main.js"]
