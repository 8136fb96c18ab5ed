import { describe, expect, it } from '@jest/globals';
import webpush from 'web-push';
import { readEnv } from './env.js';
import { faultOf, VALID } from './env.fixture.js';

const { publicKey, privateKey } = webpush.generateVAPIDKeys();
const other = webpush.generateVAPIDKeys();

describe('the push notification keys', () => {
  it('must both be set, or neither', () => {
    const keys = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
    expect(readEnv({ ...VALID, ...keys })).toMatchObject(keys);
    expect(faultOf({})).toBe('no fault found');
    for (const one of [{ VAPID_PUBLIC_KEY: publicKey }, { VAPID_PRIVATE_KEY: privateKey }]) {
      expect(faultOf(one)).toContain('VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: set both, or none');
    }
  });

  it('must be a pair, and are never repeated in an error', () => {
    const mixed = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: other.privateKey };
    expect(faultOf(mixed)).toContain('VAPID_PUBLIC_KEY: is not of VAPID_PRIVATE_KEY');
    const odd = faultOf({ VAPID_PUBLIC_KEY: 'short', VAPID_PRIVATE_KEY: 'secret!' });
    expect(odd).toContain('VAPID_PRIVATE_KEY: must be a key of P-256');
    expect(odd).not.toContain('secret!');
  });
});

it('test host names for webhooks are refused in production', () => {
  const hosts = { WEBHOOK_TEST_HOSTS: 'inside.example=10.0.0.7,outside.example=2606:4700::1111' };
  const { WEBHOOK_TEST_HOSTS: known } = readEnv({ ...VALID, ...hosts });
  expect([...known]).toEqual([
    ['inside.example', '10.0.0.7'],
    ['outside.example', '2606:4700::1111'],
  ]);
  const live = { NODE_ENV: 'production', PUBLIC_URL: 'https://zampa.example' };
  expect(faultOf({ ...live, ...hosts })).toContain(
    'WEBHOOK_TEST_HOSTS: cannot be set in production',
  );
  expect(faultOf({ WEBHOOK_TEST_HOSTS: 'inside.example' })).toContain('must be NAME=ADDRESS');
});
