import { expect, it } from '@jest/globals';
import { readEnv } from './env.js';
import { faultOf as faultBeside, SESSION_SECRET, VALID } from './env.fixture.js';

const valid = { ...VALID, SESSION_SECRET };

const faultOf = (source: Record<string, string>): string =>
  faultBeside({ SESSION_SECRET, ...source });

it('accepts no payments unless configured', () => {
  expect(readEnv(valid).STRIPE_SECRET_KEY).toBeUndefined();
});

it('uses the sandbox on request, but never in production or with real keys', () => {
  expect(readEnv({ ...valid, PAYMENTS: 'sandbox' })).toMatchObject({
    STRIPE_API_URL: 'http://127.0.0.1:12111',
    STRIPE_JS_URL: 'http://127.0.0.1:12111/stripe.js',
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
  });
  expect(faultOf({ PAYMENTS: 'sandbox', NODE_ENV: 'production' })).toContain(
    'PAYMENTS: no sandbox in production',
  );
  const keyed = { ...valid, PAYMENTS: 'sandbox', STRIPE_SECRET_KEY: 'sk_test_1' };
  expect(readEnv(keyed)).toMatchObject({ STRIPE_SECRET_KEY: 'sk_test_1' });
  expect(readEnv(keyed).STRIPE_API_URL).toBeUndefined();
});

it("refuses any payment script but Stripe's own in production", () => {
  const foreign = { NODE_ENV: 'production', STRIPE_JS_URL: 'https://js.example.org/stripe.js' };
  expect(faultOf(foreign)).toContain('STRIPE_JS_URL: cannot be set in production');
});

it('refuses invalid keys, and keys of different modes', () => {
  expect(faultOf({ STRIPE_SECRET_KEY: 'pk_test_1' })).toContain('STRIPE_SECRET_KEY: must start');
  expect(faultOf({ STRIPE_PUBLISHABLE_KEY: 'sk_test_1' })).toContain(
    'STRIPE_PUBLISHABLE_KEY: must',
  );
  for (const [secret, open] of [
    ['sk_live_1', 'pk_test_1'],
    ['sk_test_1', 'pk_live_1'],
  ] as const) {
    expect(faultOf({ STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: open })).toContain(
      "STRIPE_PUBLISHABLE_KEY: is not of the secret key's mode",
    );
  }
});

it('has no test panel with live keys', () => {
  expect(readEnv({ ...valid, STRIPE_SECRET_KEY: 'sk_live_1' }).TEST_PANEL).toBe(false);
  expect(readEnv({ ...valid, STRIPE_SECRET_KEY: 'sk_test_1' }).TEST_PANEL).toBe(true);
});
