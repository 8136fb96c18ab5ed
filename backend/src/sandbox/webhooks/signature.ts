import { createHmac } from 'node:crypto';

/** The `stripe-signature` of a body sent at this second. */
export function signatureOf(payload: string, secret: string, seconds: number): string {
  const hash = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${hash}`;
}
