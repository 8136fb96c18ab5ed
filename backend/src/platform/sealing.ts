import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** AES-256-GCM sizes in bytes. */
const KEY = 32;
const NONCE = 12;
const TAG = 16;

/**
 * A key derived from a session secret.
 * @param purpose each purpose has its own key.
 */
export const derivedKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY));

/** What is stored of a random secret, which needs no salt and no slow hash. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Encrypts and authenticates. */
export function seal(bytes: Buffer, key: Buffer): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The inverse of `seal`. @throws Error unless the key is the one it was sealed with. */
export function unseal(text: string, key: Buffer): Buffer {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE));
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]);
}
