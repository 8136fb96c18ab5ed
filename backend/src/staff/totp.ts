import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds for which an authenticator shows one code (RFC 6238). */
const PERIOD = 30;

/** Steps before and after the current one that are accepted, since clocks differ. */
const WINDOW = 1;

const DIGITS = 6;

/** RFC 4648. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Without padding, as authenticators read it. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** The time step of a moment in ms. */
export const stepAt = (moment: number): number => Math.floor(moment / 1000 / PERIOD);

/** The code of a time step: HOTP of RFC 4226 with SHA-1, which every authenticator knows. */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

export const isTotp = (code: string): boolean => /^\d{6}$/.test(code);

/** The time step that a code belongs to, around a moment in ms; null for a wrong code. */
export function stepOf(secret: Buffer, code: string, moment: number): number | null {
  const given = Buffer.from(code);
  const now = stepAt(moment);
  for (let step = now - WINDOW; step <= now + WINDOW; step += 1) {
    const expected = Buffer.from(codeOf(secret, step));
    if (given.length === expected.length && timingSafeEqual(given, expected)) return step;
  }
  return null;
}

/** The link that sets up an authenticator. @param host the site that the code is for. */
export function otpauthUri(secret: string, host: string, account: string): string {
  const label = encodeURIComponent(`Zampa (${host}):${account}`);
  const issuer = encodeURIComponent(`Zampa (${host})`);
  return `otpauth://totp/${label}?secret=${secret}&issuer=${issuer}`;
}
