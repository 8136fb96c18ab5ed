import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Env } from '../config/env.js';
import { sessionSecrets } from '../config/session-secret.js';
import { derivedKey } from '../platform/sealing.js';

const signature = (userId: number, secret: string): Buffer =>
  createHmac('sha256', derivedKey(secret, 'zampa usage reports: stop'))
    .update(String(userId))
    .digest();

/**
 * Where a mail program switches a user's monthly report off, without a sign-in (RFC 8058). Not under
 * `/api`, which no link on another site may open: webmail opens it as a page.
 */
export function stopAddress(userId: number, env: Env): string {
  const [secret = ''] = sessionSecrets(env);
  const key = `${String(userId)}.${signature(userId, secret).toString('base64url')}`;
  return `${env.PUBLIC_URL}/s/reports/${key}`;
}

const KEY = /^([1-9]\d{0,14})\.([\w-]{43})$/;

/** The user whose report the key of such an address stops; undefined for a key that is not ours. */
export function ownerOfKey(key: string, env: Env): number | undefined {
  const [, id, sent = ''] = KEY.exec(key) ?? [];
  if (id === undefined) return undefined;
  const given = Buffer.from(sent, 'base64url');
  const isOurs = sessionSecrets(env).some((secret) =>
    timingSafeEqual(signature(Number(id), secret), given),
  );
  return isOurs ? Number(id) : undefined;
}
