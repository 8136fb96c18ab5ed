import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIX = 'zmp_';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET = 30;
const CHECKSUM = 6;

const FORM = new RegExp(
  `^${PREFIX}([0-9A-Za-z]{${String(SECRET)}})([0-9A-Za-z]{${String(CHECKSUM)}})$`,
);

/**
 * A new token: 178 random bits after a prefix that secret scanners can look for, and a checksum
 * that tells a real token from a text that only resembles one.
 */
export function makeToken(): string {
  const secret = Array.from({ length: SECRET }, () => DIGITS[randomInt(DIGITS.length)]).join('');
  return PREFIX + secret + checksumOf(secret);
}

/** Whether a text can be a token at all, without looking it up. */
export function isToken(text: string): boolean {
  const [, secret = '', checksum] = FORM.exec(text) ?? [];
  return checksum !== undefined && checksum === checksumOf(secret);
}

/** The CRC32 of the random part in base 62, padded with zeros. */
function checksumOf(secret: string): string {
  let rest = crc32(secret);
  let text = '';
  while (text.length < CHECKSUM) {
    text = `${DIGITS[rest % DIGITS.length] ?? ''}${text}`;
    rest = Math.floor(rest / DIGITS.length);
  }
  return text;
}
