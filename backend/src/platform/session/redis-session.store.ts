import { Store, type SessionData } from 'express-session';
import type { Redis } from 'ioredis';

/** A session that nobody used for this long is over. Seconds. */
const IDLE_SECONDS = 7 * 24 * 3600;

/** A session ends this long after sign-in, used or not. Milliseconds. */
export const SESSION_MAX_AGE = 30 * 24 * 3600 * 1000;

/**
 * What stands in place of a session that was ended: longer than any request takes, so that none
 * that began before writes the session back. Seconds.
 */
export const ENDED = { text: '', seconds: 120 } as const;

const WRITE = `
  if redis.call('GET', KEYS[1]) == ARGV[3] then return 0 end
  redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2])
  return 1`;

type Callback = (error?: unknown) => void;

const ignore: Callback = () => undefined;

export const sessionKey = (sid: string): string => `session:${sid}`;

/** A sorted set of the ids of a user's sessions; those that have ended since may be among them. */
export const userSessionsKey = (userId: number): string => `sessions-of:${String(userId)}`;

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
    const saved = this.redis.eval(WRITE, 1, sessionKey(sid), text, IDLE_SECONDS, ENDED.text);
    saved
      .then((written) => (written ? this.list(sid, session) : undefined))
      .then(() => done(), done);
  }

  /** The answer does not wait for it: a renewal that is lost is made up for by the next request. */
  override touch(sid: string, _session: SessionData, done: Callback = ignore): void {
    this.redis.expire(sessionKey(sid), IDLE_SECONDS).catch(ignore);
    done();
  }

  override destroy(sid: string, done: Callback = ignore): void {
    this.redis.set(sessionKey(sid), ENDED.text, 'EX', ENDED.seconds).then(() => done(), done);
  }

  /** Keeps the session under its user, so that all of his can be ended at once. */
  private async list(sid: string, { passport }: SessionData): Promise<void> {
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
