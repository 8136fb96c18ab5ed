import { createHmac } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { newSecret, signatureOf } from './webhook-signature.js';

it('a call is signed over its time and body, with every valid secret', () => {
  const body = '{"id":"test-1"}';
  const by = (secret: string) =>
    createHmac('sha256', secret).update(`1790000000.${body}`).digest('hex');
  expect(signatureOf(body, ['whsec_a'], 1_790_000_000.9)).toBe(`t=1790000000,v1=${by('whsec_a')}`);
  expect(signatureOf(body, ['whsec_a', 'whsec_b'], 1_790_000_000)).toBe(
    `t=1790000000,v1=${by('whsec_a')},v1=${by('whsec_b')}`,
  );
});

it('a secret is recognisable by its prefix, and no two are the same', () => {
  expect(newSecret()).toMatch(/^whsec_[\w-]{43}$/);
  expect(newSecret()).not.toBe(newSecret());
});
