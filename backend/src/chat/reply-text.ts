import type { Redis } from 'ioredis';

/** Where the text of a reply grows while it is written: a key for each attempt. */
export const replyTextKey = (replyId: number, attempt: number): string =>
  `reply:${String(replyId)}:${String(attempt)}`;

/** Tells workers that a reply is final; its id is the message. */
export const REPLY_STOPS_CHANNEL = 'reply-stops';

/**
 * Takes the text away from its writer: what was published until now is what is returned, and
 * nothing can be appended and published behind it.
 */
export async function sealReplyText(
  redis: Redis,
  { id, attempt }: { id: number; attempt: number },
): Promise<string> {
  return attempt === 0 ? '' : ((await redis.getdel(replyTextKey(id, attempt))) ?? '');
}

/** The reply as far as it is written. */
export async function readReplyText(
  redis: Redis,
  { id, attempt }: { id: number; attempt: number },
): Promise<string> {
  return attempt === 0 ? '' : ((await redis.get(replyTextKey(id, attempt))) ?? '');
}
