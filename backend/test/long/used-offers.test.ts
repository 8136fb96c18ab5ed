import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { askUntilRefused } from '../harness/free-questions.js';
import { newAddress, Owner } from '../harness/owner.js';
import type { Process } from '../harness/processes.js';
import { brief, refusal } from '../harness/refusal.js';
import { DIFFERENCE, type Shop } from '../harness/shop.js';
import { useShop } from '../harness/use-shop.js';
import { until } from '../harness/until.js';
import type { Card, StripeCall } from '../stand-ins/stripe-server.js';

let shop: Shop;

useShop((opened) => (shop = opened));

/** Cards that pay. */
const DEBIT = { number: '4000056655665556' };
const MASTERCARD = { number: '5555555555554444' };
const AMEX = { number: '378282246310005' };

const remove = async (owner: Owner) =>
  expect((await owner.call('DELETE', '/api/user', { confirm: 'DELETE' })).status).toBe(200);

/** A new account with this address. */
async function register(email: string, api: Process = shop.api): Promise<Owner> {
  const owner = Object.assign(new Owner(api.url), { email });
  await owner.register();
  return owner;
}

describe('free questions', () => {
  it('are three in total per address, however often it is registered', async () => {
    const name = randomUUID();
    const spellings = [
      `${name}@example.org`,
      `${name.toUpperCase()}@Example.org`,
      `${name}+cats@example.org`,
    ];
    const asked = [];
    for (const email of spellings) {
      const owner = await register(email);
      asked.push(await askUntilRefused(owner));
      await remove(owner);
    }
    expect(asked).toEqual([3, 0, 0]);
  });

  it('that were not used are available to the next registration of the address', async () => {
    const email = `a.${randomUUID()}@gmail.com`;
    const owner = await register(email);
    await owner.addPet();
    await owner.openChat();
    await owner.finished((await owner.ask('How much should she eat?')).reply.id);
    await remove(owner);
    expect(await askUntilRefused(await register(email.replace('.', '')))).toBe(2);
    expect(await askUntilRefused(await register(newAddress()))).toBe(3);
  });

  it('are not gained by registering while the old account is being removed', async () => {
    const email = newAddress();
    const first = await register(email);
    await askUntilRefused(first);
    const next = Object.assign(new Owner(shop.api.url), { email });
    const account = { email, username: next.username, password: 'owls-at-midnight-7' };
    const [, ...answers] = await Promise.all([
      remove(first),
      ...Array.from({ length: 5 }, () => next.call('POST', '/api/auth/register', account)),
    ]);
    if (answers.every(({ status }) => status !== 201)) await next.register();
    expect(await askUntilRefused(next)).toBe(0);
  });

  it('stay counted in every process when the session secret is rotated', async () => {
    const email = newAddress();
    const owner = await register(email);
    await askUntilRefused(owner);
    await remove(owner);
    const old = shop.world.settings.SESSION_SECRET ?? '';
    const next = randomUUID() + randomUUID();
    const both = await shop.world.api(undefined, { SESSION_SECRET: `${next},${old}` });
    await both.end();
    const rotated = await shop.world.api(undefined, { SESSION_SECRET: next });
    expect(await askUntilRefused(await register(email, rotated))).toBe(0);
    await rotated.end();
  }, 180_000);
});

describe('registering an address', () => {
  it('answers the same whether it was registered before or not', async () => {
    const known = newAddress();
    const owner = await register(known);
    await askUntilRefused(owner);
    await remove(owner);
    const answers = [];
    for (const email of [known, newAddress()]) {
      const username = `owner ${randomUUID().slice(0, 8)}`;
      const body = { email, username, password: 'owls-at-midnight-7' };
      const call = (path: string, sent: object) =>
        new Owner(shop.api.url).call<{ user: object }>('POST', `/api/auth/${path}`, sent);
      const reset = await call('forgot-password', { email });
      const { status, body: told } = await call('register', body);
      const user = { ...told.user, id: 0, email: '', username: '' };
      answers.push([reset.status, reset.body, status, user]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});

const due = async (owner: Owner) => (await shop.ask(owner, 'pro')).body.amountDue;

/**
 * Pays the discounted first month of a new account with a card that has used the discount before.
 */
async function payInVain(card: Partial<Card>): Promise<Owner> {
  const owner = await shop.owner();
  expect(await due(owner)).toBe(649);
  await shop.buy(owner, 'pro', card);
  await until(
    'the money is back',
    async () => (await shop.chargesOf(owner))[0]?.amount_refunded === 649,
    60_000,
  );
  return owner;
}

describe('the first-month discount and the refund', () => {
  it('are given once per address, whatever the card', async () => {
    const email = newAddress();
    const rounds = [];
    for (const card of [DEBIT, undefined, undefined]) {
      const owner = await register(email);
      const { firstMonth } = await shop.overview(owner);
      const amount = await due(owner);
      await shop.buy(owner, 'pro', card);
      await shop.hasPlan(owner, 'pro');
      expect((await shop.overview(owner)).firstMonth).toBe(false);
      rounds.push([firstMonth, amount, (await shop.request(owner, 'refund')).status]);
      await remove(owner);
    }
    expect(rounds).toEqual([
      [true, 649, 200],
      [false, 1299, 409],
      [false, 1299, 409],
    ]);
  });

  it('are given once per card, whatever the address: the payment is returned, with a reason', async () => {
    const first = await shop.subscriber('pro', MASTERCARD);
    expect((await shop.request(first, 'refund')).status).toBe(200);
    await remove(first);
    const owner = await payInVain(MASTERCARD);
    expect(brief(await shop.activate(owner, 'pro'))).toEqual(refusal(402, 'FIRST_MONTH_USED'));
    expect(await shop.planOf(owner)).toBe('free');
    await until('the owner is told', async () => (await shop.mailsTo(owner)).length > 0);
    expect(await shop.mailsTo(owner)).toEqual(['first-month-used']);
    expect(await due(owner)).toBe(1299);
    await shop.buy(owner, 'pro', MASTERCARD);
    await shop.hasPlan(owner, 'pro');
    expect((await shop.overview(owner)).refundableUntil).toBeNull();
    expect(brief(await shop.request(owner, 'refund'))).toEqual(refusal(409, 'REFUND_NOT_POSSIBLE'));
    expect(await shop.amountsOf(owner)).toEqual([1299, 649]);
  });

  it('are independent: an owner who has had the discount can still get a refund', async () => {
    await remove(await shop.subscriber('pro', AMEX));
    const owner = await payInVain(AMEX);
    await shop.buy(owner, 'pro', AMEX);
    await shop.hasPlan(owner, 'pro');
    expect((await shop.overview(owner)).refundableUntil).not.toBeNull();
    expect((await shop.request(owner, 'refund')).status).toBe(200);
  });

  it('are refused by returning an upgrade as well that was paid before we knew', async () => {
    shop.stripe.webhooks.behave({ drop: true });
    const owner = await shop.owner();
    await shop.buy(owner, 'pro', AMEX);
    await shop.switchTo(owner, 'expert');
    expect(await shop.planOf(owner)).toBe('free');
    const charges = await shop.chargesOf(owner);
    expect(charges.map(({ amount, refunded }) => [amount, refunded])).toEqual([
      [DIFFERENCE, true],
      [649, true],
    ]);
    expect(await shop.mailsTo(owner)).toEqual(['first-month-used']);
    expect(brief(await shop.activate(owner, 'expert'))).toEqual(refusal(402, 'FIRST_MONTH_USED'));
    await shop.buy(owner, 'pro', AMEX);
    expect((await shop.activate(owner, 'pro')).status).toBe(200);
    expect((await shop.request(owner, 'refund')).status).toBe(200);
  });

  it('are refused by returning the payment, even if the worker dies meanwhile', async () => {
    const dies: StripeCall[] = [];
    shop.stripe.faults = {
      beforeAnswer: (call) => {
        if (call.method !== 'DELETE' || dies.length > 0) return;
        dies.push(call);
        shop.worker.signal('SIGKILL');
      },
    };
    const paid = payInVain(AMEX);
    await shop.worker.ended();
    shop.worker = await shop.world.worker();
    await shop.lookNow();
    expect(await shop.planOf(await paid)).toBe('free');
    expect(dies).toHaveLength(1);
  }, 120_000);

  it('remain available to owners unrelated to a removed account', async () => {
    for (const owner of [await shop.owner(), await shop.owner()]) {
      expect(await due(owner)).toBe(649);
      await shop.buy(owner, 'pro');
      await shop.hasPlan(owner, 'pro');
      expect((await shop.overview(owner)).refundableUntil).not.toBeNull();
    }
  });
});

describe('the record kept of a removed account', () => {
  it('contains no address and no card, and is deleted after two years', async () => {
    const email = newAddress();
    const owner = await register(email);
    await askUntilRefused(owner);
    await remove(owner);
    const { rows } =
      await shop.world.database.query<Record<string, unknown>>(`SELECT * FROM used_offers`);
    expect(JSON.stringify(rows)).not.toContain(email.split('@')[0]);
    expect(Object.keys(rows[0] ?? {})).toEqual([
      'hash',
      'questions',
      'firstMonth',
      'refund',
      'keptUntil',
    ]);
    for (const { keptUntil } of rows) {
      const days = ((keptUntil as Date).getTime() - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(729);
      expect(days).toBeLessThan(732);
    }
    await shop.world.database.query(`UPDATE used_offers SET "keptUntil" = now() - interval '1 s'`);
    await shop.worker.end();
    shop.worker = await shop.world.worker();
    await until('they are gone', async () => {
      const left = await shop.world.database.query(`SELECT FROM used_offers`);
      return left.rows.length === 0;
    });
    expect(await askUntilRefused(await register(email))).toBe(3);
  }, 120_000);
});
