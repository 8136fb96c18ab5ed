import type { LiveRedis } from '../platform/redis/open-redis.js';
import { userChannel } from '../platform/redis/user-channel.js';

/** One attempt at a reply. */
interface Attempt {
  id: number;
  attempt: number;
}

/**
 * Key of a reply's text while it is written, one per attempt. On a cluster it is on the node of the
 * user's channel, whose name is in the braces.
 */
export const replyTextKey = (userId: number, { id, attempt }: Attempt): string =>
  `reply:{${userChannel(userId)}}:${String(id)}:${String(attempt)}`;

/** Channel that notifies workers of final replies; each message is a reply's id. */
export const REPLY_STOPS_CHANNEL = 'reply-stops';

/** How long a live text is kept at most, and after its reply has ended. Seconds. */
export const TEXT_SECONDS = 3600;
export const ENDED_TEXT_SECONDS = 60;

/** Prefix of a closed text; no other text has it, since PostgreSQL stores no NUL. */
const CLOSED = '\u0000';

/** For Lua scripts: whether the text of a key, a Lua expression, is closed. */
export const isClosed = (key: string): string => `redis.call('GETRANGE', ${key}, 0, 0) == '\\0'`;

const CLOSE_TEXT = `
  local text = redis.call('GET', KEYS[1]) or ''
  if ${isClosed('KEYS[1]')} then return text end
  redis.call('SET', KEYS[1], '\\0' .. text, 'EX', ${String(TEXT_SECONDS)})
  return text`;

/**
 * Closes the text to its writer: returns what was published so far, the same on every call.
 * Nothing can be appended or published afterwards.
 */
export async function closeReplyText(
  redis: LiveRedis,
  userId: number,
  reply: Attempt,
): Promise<string> {
  if (reply.attempt === 0) return '';
  return withoutMark((await redis.eval(CLOSE_TEXT, 1, replyTextKey(userId, reply))) as string);
}

/** The reply's text so far. */
export async function readReplyText(
  redis: LiveRedis,
  userId: number,
  reply: Attempt,
): Promise<string> {
  if (reply.attempt === 0) return '';
  return withoutMark((await redis.get(replyTextKey(userId, reply))) ?? '');
}

const withoutMark = (text: string): string => (text.startsWith(CLOSED) ? text.slice(1) : text);
