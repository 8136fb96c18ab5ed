import { existsSync } from 'node:fs';

/** PostgreSQL URL parameters that name a file. */
const FILES = ['sslrootcert', 'sslcert', 'sslkey'];

/**
 * The problem with a server URL, if any. Never repeats the value, which may contain a password.
 * @param protocols such as `redis:`
 */
export function connectionFault(value: string, protocols: string[]): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !protocols.includes(url.protocol)) {
    return `must be a URL starting with ${protocols.map((p) => `${p}//`).join(' or ')}; in a password write @ as %40, / as %2F, # as %23`;
  }
  // A URL for a Unix socket has no host: `postgresql:///zampa?host=/run/postgresql`.
  if (!url.hostname && !url.searchParams.get('host')) return 'must name a host';
  if (!isDecodable(url)) return 'has a % that begins no %XX; write it as %25';
  const absent = FILES.find((name) => !existsSync(url.searchParams.get(name) ?? '.'));
  return absent && `names a file as ${absent} that is not there`;
}

/** The drivers percent-decode names and passwords. */
function isDecodable({ username, password, pathname }: URL): boolean {
  try {
    for (const part of [username, password, pathname]) decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}
