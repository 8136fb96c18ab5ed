import { randomBytes } from 'node:crypto';
import { hashOf } from '../platform/sealing.js';
import { base32 } from './totp.js';

/** Codes issued at a time. */
const NUMBER = 10;

/** Bytes of a code: 80 bits need no salt and no slow hash. */
const LENGTH = 10;

/** The code in canonical form, whichever way it was typed. */
const plain = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

export const hashOfCode = (code: string): Buffer => hashOf(plain(code));

/** Fresh codes such as `MZXW-6YTB-OI2F-GH5K`. */
export const newCodes = (): string[] =>
  Array.from({ length: NUMBER }, () =>
    (base32(randomBytes(LENGTH)).match(/.{4}/g) ?? []).join('-'),
  );
