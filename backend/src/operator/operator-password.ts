import { createHash, timingSafeEqual } from 'node:crypto';

/** The only user who enters by this password. */
const USER = 'operator';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Whether a request's `Authorization` header names the operator and his password. Takes the same
 * time for every wrong one.
 */
export function isOperator(authorization: string, password: string): boolean {
  const [scheme, credentials = ''] = authorization.split(' ');
  if (scheme?.toLowerCase() !== 'basic') return false;
  const given = Buffer.from(credentials, 'base64').toString();
  return timingSafeEqual(digest(given), digest(`${USER}:${password}`));
}
