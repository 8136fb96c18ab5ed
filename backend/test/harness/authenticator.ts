import { codeOf, stepAt } from '../../src/staff/totp.js';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const bytesOf = (base32: string): Buffer => {
  const bits = base32.replaceAll(/./g, (sign) =>
    ALPHABET.indexOf(sign).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
};

/** The app on a vet's phone. Two codes are available at a time, because each works once. */
export class Authenticator {
  private readonly key: Buffer;
  private last = 0;

  /** @param secret as the product shows it. */
  constructor(secret: string) {
    this.key = bytesOf(secret);
  }

  next(): string {
    this.last = Math.max(stepAt(Date.now()), this.last + 1);
    return codeOf(this.key, this.last);
  }

  /** Six digits that are not one of its current codes. */
  wrong(): string {
    const now = stepAt(Date.now());
    const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(this.key, now + steps));
    const others = ['000000', '111111', '222222', '333333', '444444', '555555'];
    return others.find((code) => !near.includes(code)) ?? '';
  }
}
