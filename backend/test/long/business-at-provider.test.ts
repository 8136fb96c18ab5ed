import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  BUSINESS,
  BUSINESS_PATH,
  businessOf,
  NO_BUSINESS,
  saveBusiness,
} from '../harness/business.js';
import { mailsIn } from '../harness/outbox.js';
import type { Owner } from '../harness/owner.js';
import { Shop } from '../harness/shop.js';
import { eventually, until } from '../harness/until.js';

let shop: Shop;
let owner: Owner;

beforeAll(async () => {
  shop = await Shop.open();
});

beforeEach(async () => {
  shop.stripe.faults = {};
  owner = await shop.subscriber('pro');
});

afterAll(() => shop.close());

describe('business details', () => {
  it('reach all tabs, are exported, and are removed at the payment provider, too', async () => {
    const tab = await owner.tab();
    await saveBusiness(owner);
    await eventually(() => expect(tab.count('profile-changed')).toBe(1));
    const { body } = await owner.call<{ business: unknown }>('GET', '/api/user/export');
    expect(body.business).toEqual(BUSINESS);
    const customer = await shop.customerOf(owner);
    const known = () => shop.stripe.ask('GET', `customers/${customer}`);
    expect(await known()).toMatchObject({ name: BUSINESS.company });
    expect((await owner.call('DELETE', BUSINESS_PATH)).status).toBe(204);
    expect(await businessOf(owner)).toEqual(NO_BUSINESS);
    expect(await known()).toMatchObject({ name: null, address: null });
    expect(
      await shop.stripe.ask('GET', `tax_ids?owner[type]=customer&owner[customer]=${customer}`),
    ).toMatchObject({ data: [] });
    const { rows } = await shop.world.database.query(
      `SELECT company FROM business_details WHERE "userId" = $1`,
      [owner.id],
    );
    expect(rows).toEqual([]);
    owner.closeTabs();
  });

  it('are stored while the payment provider is down, and sent there afterwards', async () => {
    shop.stripe.faults = { broken: true };
    expect((await saveBusiness(owner)).status).toBe(200);
    expect((await businessOf(owner)).details).toEqual(BUSINESS);
    shop.stripe.faults = {};
    await shop.world.database.query(
      `UPDATE billing_customers SET "nextSyncAt" = now() WHERE "userId" = $1`,
      [owner.id],
    );
    const customer = await shop.customerOf(owner);
    await until('the details are there', async () => {
      const { name } = await shop.stripe.ask<{ name?: string }>('GET', `customers/${customer}`);
      return name === BUSINESS.company;
    });
  });

  it('changed by many tabs at once end up the same here and at the payment provider', async () => {
    await saveBusiness(owner);
    const names = Array.from({ length: 5 }, (_, index) => `Company ${String(index)}`);
    const answers = await Promise.all(names.map((company) => saveBusiness(owner, { company })));
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    const { details } = await businessOf(owner);
    const customer = await shop.customerOf(owner);
    await eventually(async () =>
      expect(await shop.stripe.ask('GET', `customers/${customer}`)).toMatchObject({
        name: details?.company,
      }),
    );
    expect(await businessOf(owner)).toEqual({ details, isVatRefused: false });
  });
});

it('a changed address is sent to the payment provider', async () => {
  const email = `new-${owner.email}`;
  await owner.call('PATCH', '/api/user/profile', { email });
  const token = await until('the link has come', async () => {
    const [mail] = await mailsIn(shop.world.settings.DATA_DIR ?? '', email, 'change-email');
    return /#(\S+)/.exec(mail?.text ?? '')?.[1] ?? null;
  });
  await owner.call('POST', '/api/auth/verify-email', { token });
  const customer = await shop.customerOf(owner);
  const known = () => shop.stripe.ask('GET', `customers/${customer}`);
  expect(await known()).toMatchObject({ email: owner.email });
  await shop.lookNow();
  await eventually(async () => expect(await known()).toMatchObject({ email }));
  const writes = () =>
    shop.stripe.calls.filter(
      ({ method, path }) => method === 'POST' && path === `/v1/customers/${customer}`,
    ).length;
  const before = writes();
  await owner.call('POST', '/api/update-subscription-status', { planType: 'pro' });
  expect(writes()).toBe(before);
});

it('nothing was an unexpected error', () => {
  expect(shop.api.unforeseen).toEqual([]);
});
