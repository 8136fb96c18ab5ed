import { createHash } from 'node:crypto';
import { Store, type SessionData } from 'express-session';
import type { Redis } from 'ioredis';

/** Idle timeout of a session. Seconds. */
const IDLE_SECONDS = 7 * 24 * 3600;

/** Lifetime of a session after sign-in, used or not. Milliseconds. */
export const SESSION_MAX_AGE = 30 * 24 * 3600 * 1000;

/**
 * Replaces an ended session. It outlives any request, so that one which started earlier cannot
 * write the session back. Seconds.
 */
export const TOMBSTONE = { text: '', seconds: 120 } as const;

const WRITE = `
  if redis.call('GET', KEYS[1]) == ARGV[3] then return 0 end
  redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2])
  return 1`;

type Callback = (error?: unknown) => void;

const ignore: Callback = () => undefined;

export const sessionKey = (sid: string): string => `session:${sid}`;

/** A hash that names a session where it is shown or stored: the id is as good as the cookie. */
export const sessionName = (sid: string): string =>
  createHash('sha256').update(sid).digest('base64url').slice(0, 22);

/** A sorted set of a user's session ids; it may contain ended ones. */
export const userSessionsKey = (userId: number): string => `sessions-of:${String(userId)}`;

/** The session that is stored under a key; null once it has ended, or is too old. */
export function sessionIn(text: string | null | undefined): SessionData | null {
  const session = text ? (JSON.parse(text) as SessionData) : null;
  const isOver = session?.signedInAt && Date.now() - session.signedInAt > SESSION_MAX_AGE;
  return isOver ? null : session;
}

/** express-session on ioredis; no published store supports this version of the client. */
export class RedisSessionStore extends Store {
  constructor(private readonly redis: Redis) {
    super();
  }

  /** Reading renews the idle timeout. It also prolongs a tombstone, which does no harm. */
  override get(sid: string, done: (error: unknown, session?: SessionData | null) => void): void {
    this.redis
      .getex(sessionKey(sid), 'EX', IDLE_SECONDS)
      .then((text) => done(null, sessionIn(text)), done);
  }

  override set(sid: string, session: SessionData, done: Callback = ignore): void {
    const text = JSON.stringify(session);
    const saved = this.redis.eval(WRITE, 1, sessionKey(sid), text, IDLE_SECONDS, TOMBSTONE.text);
    saved
      .then((written) => (written ? this.indexByUser(sid, session) : undefined))
      .then(() => done(), done);
  }

  /** Does nothing: `get` has renewed the session. */
  override touch(_sid: string, _session: SessionData, done: Callback = ignore): void {
    done();
  }

  override destroy(sid: string, done: Callback = ignore): void {
    this.redis
      .set(sessionKey(sid), TOMBSTONE.text, 'EX', TOMBSTONE.seconds)
      .then(() => done(), done);
  }

  /** Indexes the session under its user, so that all of a user's sessions can be ended at once. */
  private async indexByUser(sid: string, { passport }: SessionData): Promise<void> {
    if (passport?.user === undefined) return;
    const key = userSessionsKey(passport.user);
    const now = Date.now();
    await this.redis
      .multi()
      .zadd(key, now, sid)
      .zremrangebyscore(key, 0, now - SESSION_MAX_AGE)
      .pexpire(key, SESSION_MAX_AGE)
      .exec();
  }
}
