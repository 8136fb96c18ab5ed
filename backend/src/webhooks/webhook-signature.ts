import { createHmac, randomBytes } from 'node:crypto';

/** 256 bits. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

/**
 * Value of the signature header: the moment, and the HMAC-SHA256 of `moment.body` by each secret.
 * @param at when it is sent, in seconds.
 */
export function signatureOf(body: string, secrets: string[], at: number): string {
  const moment = String(Math.floor(at));
  const signed = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${moment}.${body}`).digest('hex'),
  );
  return [`t=${moment}`, ...signed.map((hex) => `v1=${hex}`)].join(',');
}
