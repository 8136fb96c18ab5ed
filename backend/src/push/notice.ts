import { createHash } from 'node:crypto';
import type { PushPayload } from '../contract/push.js';

/** A notification for a user. The push service gets it encrypted, but a locked screen shows it. */
export interface Notice extends PushPayload {
  /** As in RFC 8030: whether it may wake a sleeping phone. `normal` by default. */
  urgency?: 'low' | 'normal' | 'high' | undefined;
}

/** Bytes: some push services accept 4096 for an encrypted payload. */
export const MAX_PAYLOAD = 3072;

const MAX_TITLE = 120;
const MAX_BODY = 500;

/** The payload before encryption; cuts text that is too long. @throws for a URL of another site. */
export function payloadOf({ title, body, url, tag }: Notice): string {
  if (!/^\/(?!\/)/.test(url)) throw new Error('a notification leads to a page of our own');
  const payload = { title: cut(title, MAX_TITLE), body: cut(body, MAX_BODY), url, tag };
  const text = JSON.stringify(payload satisfies PushPayload);
  const over = Buffer.byteLength(text) - MAX_PAYLOAD;
  if (over <= 0) return text;
  if (body === '') throw new Error('the notification is too long');
  // A character takes at most twelve bytes in JSON.
  const shorter = Array.from(payload.body).slice(0, -Math.ceil(over / 12) - 1);
  return payloadOf({ title, body: shorter.join(''), url, tag });
}

/**
 * The push service, too, replaces an undelivered message with a newer one of the same tag (RFC
 * 8030, section 5.4).
 */
export const topicOf = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, 32);

function cut(text: string, max: number): string {
  const characters = Array.from(text);
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : text;
}
