import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './paths.mjs';

/**
 * Judges the settings as each process will.
 * @throws Error that names all faults at once; migrations alone would name only their own
 */
export async function checkEnvironment(env) {
  const file = join(root, 'backend', 'dist', 'config', 'env.js');
  const { readEnv } = await import(pathToFileURL(file).href);
  readEnv(env);
}

/** Base URL at which an API process of this machine tells its health. */
export const apiHealth = ({ API_METRICS_PORT, METRICS_HOST, PORT, HOST }) =>
  API_METRICS_PORT ? baseUrl(METRICS_HOST, API_METRICS_PORT) : baseUrl(HOST, PORT || 3000);

/** Base URL at which a worker of this machine tells its health. */
export const workerHealth = ({ METRICS_HOST, METRICS_PORT }) =>
  baseUrl(METRICS_HOST, METRICS_PORT || 9464);

/** A process that listens on all addresses is asked at the machine's own. */
function baseUrl(host, port) {
  const name = !host || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
