import { createHash, timingSafeEqual } from 'node:crypto';

/** The user name that goes with the password. */
const USER = 'operator';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Checks the `Authorization` header for the operator's password, in constant time. */
export function isOperator(authorization: string, password: string): boolean {
  const [scheme, credentials = ''] = authorization.split(' ');
  if (scheme?.toLowerCase() !== 'basic') return false;
  const given = Buffer.from(credentials, 'base64').toString();
  return timingSafeEqual(digest(given), digest(`${USER}:${password}`));
}
