import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './paths.mjs';

/** Placeholders for the addresses of services that are not provided yet. */
const PROVIDED = { DATABASE_URL: 'postgres://127.0.0.1', REDIS_URL: 'redis://127.0.0.1' };

/**
 * Validates the settings as each process will; the addresses of services may still be missing.
 * @throws Error that lists all faults at once; migrations would list only their own
 */
export async function checkEnvironment(given) {
  const file = join(root, 'backend', 'dist', 'config', 'env.js');
  const { readEnv } = await import(pathToFileURL(file).href);
  const isMissing = ([name]) => !given[name] && !given[`${name}_FILE`];
  readEnv({ ...given, ...Object.fromEntries(Object.entries(PROVIDED).filter(isMissing)) });
}

/** Base URL of the health endpoint of an API process on this machine. */
export const apiHealth = ({ API_METRICS_PORT, METRICS_HOST, PORT, HOST }) =>
  API_METRICS_PORT ? baseUrl(METRICS_HOST, API_METRICS_PORT) : baseUrl(HOST, PORT || 3000);

/** Base URL of the health endpoint of a worker on this machine. */
export const workerHealth = ({ METRICS_HOST, METRICS_PORT }) =>
  baseUrl(METRICS_HOST, METRICS_PORT || 9464);

/** A process that listens on all addresses is reached by the loopback address. */
function baseUrl(host, port) {
  const name = !host || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
