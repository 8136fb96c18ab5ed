import { Store, type SessionData } from 'express-session';
import type { Redis } from 'ioredis';

/** A session that nobody used for this long is over. Seconds. */
const IDLE_SECONDS = 7 * 24 * 3600;

/** A session ends this long after sign-in, used or not. Milliseconds. */
export const SESSION_MAX_AGE = 30 * 24 * 3600 * 1000;

type Callback = (error?: unknown) => void;

const ignore: Callback = () => undefined;

export const sessionKey = (sid: string): string => `session:${sid}`;

/** express-session on ioredis; no published store supports this client version. */
export class RedisSessionStore extends Store {
  constructor(private readonly redis: Redis) {
    super();
  }

  override get(sid: string, done: (error: unknown, session?: SessionData | null) => void): void {
    this.redis.get(sessionKey(sid)).then((text) => {
      const session = text ? (JSON.parse(text) as SessionData) : null;
      const expired = session?.signedInAt && Date.now() - session.signedInAt > SESSION_MAX_AGE;
      done(null, expired ? null : session);
    }, done);
  }

  override set(sid: string, session: SessionData, done: Callback = ignore): void {
    const text = JSON.stringify(session);
    this.redis.set(sessionKey(sid), text, 'EX', IDLE_SECONDS).then(() => done(), done);
  }

  /** The answer does not wait for it: a renewal that is lost is made up for by the next request. */
  override touch(sid: string, _session: SessionData, done: Callback = ignore): void {
    this.redis.expire(sessionKey(sid), IDLE_SECONDS).catch(ignore);
    done();
  }

  override destroy(sid: string, done: Callback = ignore): void {
    this.redis.del(sessionKey(sid)).then(() => done(), done);
  }
}
