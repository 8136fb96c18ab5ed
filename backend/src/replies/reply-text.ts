import type { Redis } from 'ioredis';

/** Where the text of a reply grows while it is written: a key for each attempt. */
export const replyTextKey = (replyId: number, attempt: number): string =>
  `reply:${String(replyId)}:${String(attempt)}`;

/** Tells workers that a reply is final; its id is the message. */
export const REPLY_STOPS_CHANNEL = 'reply-stops';

/** A live text is kept for this long at most, and for this long after the end of its reply. Seconds. */
export const TEXT_SECONDS = 3600;
export const ENDED_TEXT_SECONDS = 60;

/** Stands in front of a sealed text; no text has it, since PostgreSQL stores no NUL. */
const SEAL = '\u0000';

/** For scripts: whether the text of `KEYS[1]` is sealed. */
export const IS_SEALED = `redis.call('GETRANGE', KEYS[1], 0, 0) == '\\0'`;

const SEAL_TEXT = `
  local text = redis.call('GET', KEYS[1]) or ''
  if ${IS_SEALED} then return text end
  redis.call('SET', KEYS[1], '\\0' .. text, 'EX', ${String(TEXT_SECONDS)})
  return text`;

/**
 * Takes the text away from its writer: what was published until now is what is returned, each
 * time, and nothing can be appended and published behind it.
 */
export async function sealReplyText(
  redis: Redis,
  { id, attempt }: { id: number; attempt: number },
): Promise<string> {
  if (attempt === 0) return '';
  return withoutSeal((await redis.eval(SEAL_TEXT, 1, replyTextKey(id, attempt))) as string);
}

/** The reply as far as it is written. */
export async function readReplyText(
  redis: Redis,
  { id, attempt }: { id: number; attempt: number },
): Promise<string> {
  return attempt === 0 ? '' : withoutSeal((await redis.get(replyTextKey(id, attempt))) ?? '');
}

const withoutSeal = (text: string): string => (text.startsWith(SEAL) ? text.slice(1) : text);
