import { expect, it } from '@jest/globals';
import { Owner } from './owner.js';
import { brief, invalid, refusal } from './refusal.js';

interface Form {
  name: string;
  method: string;
  path: string;
  /** A body that passes validation. */
  valid: Record<string, unknown>;
  /** Invalid values for each field. */
  wrong: Record<string, unknown[]>;
}

/** Tests of what applies to every call with a body: who may send it, and what it may contain. */
export function itIsStrict({ name, method, path, valid, wrong }: Form, owner: () => Owner): void {
  const send = (body: unknown, as = owner(), headers = {}) => as.call(method, path, body, headers);

  it.each(Object.entries(wrong))(`${name} reports an invalid %s`, async (field, values) => {
    for (const value of values) {
      const answer = await send({ ...valid, [field]: value });
      expect({ value, ...brief(answer) }).toEqual({ value, ...invalid(field) });
    }
  });

  it(`${name} refuses unknown fields and anything but an object`, async () => {
    for (const field of ['id', 'plan', 'subscriptionStatus', 'constructor']) {
      expect(brief(await send({ ...valid, [field]: 1 }))).toEqual(invalid(field));
    }
    for (const body of [[], [valid], '"text"', '7', 'true']) {
      const { status, body: answered } = await send(body);
      expect({ body, status, code: answered.code }).toEqual({
        body,
        status: 400,
        code: 'VALIDATION_FAILED',
      });
    }
  });

  it(`${name} requires a signed-in user on our own pages`, async () => {
    for (const body of [valid, { [Object.keys(valid)[0] ?? 'x']: 7 }]) {
      const visitor = new Owner(owner().url);
      expect(brief(await send(body, visitor))).toEqual(refusal(401, 'UNAUTHENTICATED'));
    }
    const foreign = { origin: 'https://evil.example' };
    expect(brief(await send(valid, owner(), foreign))).toEqual(refusal(403, 'CROSS_SITE'));
  });
}

/** Values that no enumerated text field accepts. */
export const NO_WORD = [7, true, null, [], ['pro'], {}, '', 'PRO', 'platinum', undefined];
