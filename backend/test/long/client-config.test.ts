import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ClientConfig } from '../../src/contract/config.js';
import { LIMITS } from '../../src/contract/limits.js';
import { Owner } from '../harness/owner.js';
import type { Process, Settings } from '../harness/processes.js';
import { World } from '../harness/world.js';
import { visit } from '../harness/visit.js';

const PIXEL = '1234567890123';

let world: World;
let api: Process;
let marketed: Process;
let selling: Process;
let social: Process;

beforeAll(async () => {
  // Not shared with other files: the configuration would report vets that they have added.
  world = await World.create();
  const production: Settings = {
    NODE_ENV: 'production',
    META_PIXEL_ID: PIXEL,
    FIRST_MONTH_DISCOUNT_PERCENT: '0',
    OPERATOR_NAME: 'Zampa "&" Figli',
    OPERATOR_ADDRESS: 'Via Roma 1, Bologna',
    SUPPORT_EMAIL: 'help@zampa.example',
    COMMUNITY_URL: 'https://forum.zampa.example/',
  };
  const keys: Settings = {
    STRIPE_SECRET_KEY: 'sk_live_shop',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_shop',
    PAYMENTS: 'sandbox',
  };
  const providers: Settings = {
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'hidden',
    FACEBOOK_APP_ID: 'id',
    FACEBOOK_APP_SECRET: 'hidden',
  };
  [api, marketed, selling, social] = await Promise.all([
    world.api(),
    world.api(undefined, production),
    world.api(undefined, keys),
    world.api(undefined, providers),
  ]);
});

afterAll(() => world.close());

const configOf = async ({ url }: Process): Promise<ClientConfig> => {
  const { status, body } = await new Owner(url).call<ClientConfig>('GET', '/api/config');
  expect(status).toBe(200);
  return body;
};

const pixelOf = async ({ url }: Process): Promise<unknown> =>
  (await new Owner(url).call('GET', '/api/config/meta-pixel-id')).body;

async function policyOf({ url }: Process): Promise<Map<string, string>> {
  const { headers } = await visit(url);
  const policy = headers.get('content-security-policy') ?? '';
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

/** The https sources of a directive; none of our own hosts use https here. */
const foreign = (sources: string): string =>
  sources
    .split(' ')
    .filter((source) => source.startsWith('https:'))
    .join(' ');

describe('the client configuration', () => {
  it('is public, and is exactly the contract', async () => {
    expect(await configOf(api)).toEqual({
      providers: [],
      stripePublishableKey: null,
      stripeScript: null,
      prices: { currency: 'EUR', monthly: { pro: 1299, expert: 2999 } },
      firstMonthDiscountPercent: 50,
      limits: { freeQuestions: 3, pets: { free: 1, pro: 5, expert: null }, input: LIMITS },
      testPanel: true,
      operator: {
        name: null,
        address: null,
        supportEmail: null,
        communityUrl: null,
        answerHours: { pro: 48, expert: 8 },
      },
      partnerVets: false,
      vapidPublicKey: expect.stringMatching(/^[\w-]{87}$/) as unknown as string,
    });
    expect(await pixelOf(api)).toEqual({ pixelId: null });
  });

  it('follows the settings, without a test panel in production', async () => {
    expect(await configOf(marketed)).toMatchObject({
      firstMonthDiscountPercent: 0,
      testPanel: false,
      operator: {
        name: 'Zampa "&" Figli',
        address: 'Via Roma 1, Bologna',
        supportEmail: 'help@zampa.example',
        communityUrl: 'https://forum.zampa.example/',
      },
    });
    expect(await pixelOf(marketed)).toEqual({ pixelId: PIXEL });
  });
});

describe('card payments', () => {
  it('with real keys switch off the sandbox, and with live keys the test panel', async () => {
    expect(await configOf(selling)).toMatchObject({
      stripePublishableKey: 'pk_live_shop',
      stripeScript: null,
      testPanel: false,
    });
  });

  it("allow only the payment provider's form in the content security policy", async () => {
    const policy = await policyOf(selling);
    const admitted = [...policy].map(([name, sources]) => [name, foreign(sources)]);
    expect(admitted.filter(([, hosts]) => hosts !== '')).toEqual([
      ['script-src', 'https://js.stripe.com https://*.js.stripe.com'],
      ['frame-src', 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com'],
      ['connect-src', 'https://api.stripe.com'],
    ]);
    expect((await policyOf(api)).get('frame-src')).toBe("'none'");
  });
});

describe('the content security policy', () => {
  it('allows the pixel if one is configured', async () => {
    const policy = await policyOf(marketed);
    const [script, reports] = ['https://connect.facebook.net', 'https://www.facebook.com'];
    const admitted = [...policy].map(([name, sources]) => [name, foreign(sources)]);
    expect(admitted.filter(([, hosts]) => hosts !== '')).toEqual([
      ['script-src', script],
      ['img-src', reports],
      ['connect-src', `${script} ${reports}`],
    ]);
  });

  it('allows profile pictures of configured sign-in providers', async () => {
    const admitted = [...(await policyOf(social))].map(([name, sources]) => [
      name,
      foreign(sources),
    ]);
    const google = 'https://*.googleusercontent.com';
    const facebook = 'https://platform-lookaside.fbsbx.com https://*.fbcdn.net';
    expect(admitted.filter(([, hosts]) => hosts !== '')).toEqual([
      ['img-src', `${google} ${facebook}`],
    ]);
  });

  it('allows no other site if none is configured', async () => {
    expect([...(await policyOf(api)).values()].join()).not.toMatch(/facebook|stripe|google|fb/);
  });
});
