import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes the secrets of `docker compose up` once, in the volume that the folder is: what stands
 * there stays. `node deploy/secrets.mjs /secrets`
 */
const folder = process.argv[2];
const secret = () => randomBytes(32).toString('hex');

/** Written last, so that an interrupted start makes all of them again. */
const LAST = 'session-secret';

if (!existsSync(join(folder, LAST))) {
  const [database, redis] = [secret(), secret()];
  write('database-password', database);
  write('database-url', `postgresql://zampa:${database}@postgres:5432/zampa`);
  write('redis-password', redis);
  write('redis-url', `redis://:${redis}@redis:6379`);
  write(LAST, secret());
}

function write(name, text) {
  writeFileSync(join(folder, name), text, { mode: 0o600 });
}
