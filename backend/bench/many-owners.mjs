import { createHmac, randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { SESSION_SECRET } from './product.mjs';

/** Sessions written to Redis at once. */
const BATCH = 1000;

const COPY = `
  WITH owners AS (
    INSERT INTO users (username, email, "subscriptionStatus")
    SELECT $2 || n, $2 || n || '@example.org', 'expert' FROM generate_series(1, $1::int) n
    RETURNING id
  ), animals AS (
    INSERT INTO pets ("userId", name, species, age, weight)
    SELECT id, 'Micia', 'gatto', 4, '3.8 kg' FROM owners RETURNING id, "userId"
  )
  INSERT INTO chat_sessions ("userId", "petId", title)
  SELECT "userId", id, 'Micia' FROM animals
  RETURNING id::int AS "sessionId", "userId"::int AS id, "petId"::int AS "petId"`;

/** The cookie that express-session sets for a session. */
function cookieOf(sid) {
  const signature = createHmac('sha256', SESSION_SECRET).update(sid).digest('base64');
  return `zampa.sid=${encodeURIComponent(`s:${sid}.${signature.replace(/=+$/, '')}`)}`;
}

/**
 * Thousands of signed-in owners like a registered one: registering costs a password hash each.
 * Writes their rows to PostgreSQL, and copies of the session of `owner` to Redis.
 */
export async function manyLike(owner, count, { database, redisUrl }) {
  const prefix = `crowd-${randomBytes(4).toString('hex')}-`;
  const { rows } = await database.query(COPY, [count, prefix]);
  const redis = new Redis(redisUrl);
  const [, sidOfOwner] = /s(?::|%3A)([^.]+)\./.exec(owner.headers.cookie);
  const session = JSON.parse(await redis.get(`session:${sidOfOwner}`));
  const owners = [];
  for (let next = 0; next < count; next += BATCH) {
    const pipeline = redis.pipeline();
    for (const row of rows.slice(next, next + BATCH)) {
      const sid = randomBytes(24).toString('base64url');
      const own = { ...session, passport: { user: row.id } };
      pipeline.set(`session:${sid}`, JSON.stringify(own), 'EX', 86_400);
      pipeline.zadd(`sessions-of:${row.id}`, Date.now(), sid);
      owners.push({ ...row, headers: { cookie: cookieOf(sid) } });
    }
    await pipeline.exec();
  }
  redis.disconnect();
  await database.query('ANALYZE users, pets, chat_sessions');
  return owners;
}
