import { LOOPBACK } from '../../config/env.js';

/** Origins of our own pages: the public one and, on a developer's machine, its aliases. */
export function allowedOrigins(publicUrl: string): Set<string> {
  const { protocol, hostname, port } = new URL(publicUrl);
  const hosts = LOOPBACK.includes(hostname) ? LOOPBACK : [hostname];
  return new Set(hosts.map((host) => `${protocol}//${host}${port && `:${port}`}`));
}
