// Health check of the program on this machine, for Docker's HEALTHCHECK: `node dist/program/healthcheck.js [/readyz]`.
// Exits with 0 when the program is alive, or when HEALTH_PORT is not set and so nothing can be asked; otherwise says why and exits with 1.
import { ConfigError, loadConfig, loadEnvFile, reachable } from '../../src/ops/index.js';

/** Milliseconds to wait for the answer. */
const PATIENCE = 3_000;

const check = async (): Promise<string | null> => {
  loadEnvFile();
  const { healthHost, healthPort } = loadConfig();
  if (healthPort === undefined) return null;
  const url = `http://${reachable(healthHost)}:${healthPort}${process.argv[2] ?? '/healthz'}`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
    return response.ok ? null : (await response.text()).trim();
  } catch {
    return `${url} does not answer`;
  }
};

const why = await check().catch((error: unknown) => {
  if (error instanceof ConfigError) return error.message;
  throw error;
});
if (why !== null) {
  process.stderr.write(`${why}\n`);
  process.exitCode = 1;
}
