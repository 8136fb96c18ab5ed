import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BusinessReply } from '../../src/contract/business.js';
import {
  BUSINESS,
  BUSINESS_PATH,
  businessOf,
  NO_BUSINESS,
  saveBusiness,
} from '../harness/business.js';
import { itIsStrict } from '../harness/form.js';
import type { Owner } from '../harness/owner.js';
import { brief, invalid } from '../harness/refusal.js';
import { Shop } from '../harness/shop.js';
import { eventually } from '../harness/until.js';

/** The same on an invoice of the payment provider. */
const ON_INVOICE = {
  customer_name: BUSINESS.company,
  customer_address: {
    line1: 'Via Roma 1',
    postal_code: '40121',
    city: 'Bologna',
    country: 'IT',
  },
  customer_tax_ids: [{ type: 'eu_vat', value: BUSINESS.vatId }],
};

let shop: Shop;
let owner: Owner;

beforeAll(async () => {
  shop = await Shop.open();
});

beforeEach(async () => {
  shop.stripe.faults = {};
  owner = await shop.owner();
});

afterAll(() => shop.close());

const save = <T = BusinessReply>(changes?: object) => saveBusiness<T>(owner, changes);

const read = () => businessOf(owner);

const invoices = async () => shop.stripe.invoicesOf(await shop.customerOf(owner));

describe('business details', () => {
  it('are on the first invoice if they were entered before it, and on later ones', async () => {
    expect(await read()).toEqual(NO_BUSINESS);
    const saved = await save({ ...BUSINESS, vatId: ' 0074 3110157' });
    expect([saved.status, saved.body]).toEqual([200, { details: BUSINESS, isVatRefused: false }]);
    await shop.buy(owner, 'pro');
    await shop.hasPlan(owner, 'pro');
    expect(await invoices()).toMatchObject([ON_INVOICE]);
    const moved = { company: 'Rossi & Figli', country: 'DE', vatId: 'DE136695976' };
    expect((await save(moved)).body.details).toEqual({ ...BUSINESS, ...moved });
    await shop.switchTo(owner, 'expert');
    await shop.hasPlan(owner, 'expert');
    const [next, first] = await invoices();
    expect(next).toMatchObject({
      customer_name: 'Rossi & Figli',
      customer_address: { country: 'DE', city: 'Bologna' },
      customer_tax_ids: [{ type: 'eu_vat', value: 'DE136695976' }],
    });
    expect(first).toMatchObject(ON_INVOICE);
  });

  it('are deleted with the account', async () => {
    await save();
    await owner.call('DELETE', '/api/user', { confirm: 'DELETE' });
    const { rows } = await shop.world.database.query(
      `SELECT company FROM business_details WHERE "userId" = $1`,
      [owner.id],
    );
    expect(rows).toEqual([]);
  });

  it('refused by the payment provider do not delay the plan', async () => {
    shop.stripe.faults = {
      refuse: ({ method, path }) =>
        method === 'POST' && path.startsWith('/v1/customers/') ? 'resource_missing' : undefined,
    };
    expect((await save()).status).toBe(200);
    await shop.buy(owner, 'pro');
    await shop.hasPlan(owner, 'pro');
    expect((await save({ city: 'Ferrara' })).status).toBe(200);
    await eventually(() => expect(shop.api.output).toContain('business details refused'));
    shop.stripe.faults = {};
    const customer = await shop.customerOf(owner);
    await eventually(async () => {
      // Each time, because the refused sync may still be writing when the next one is due.
      await shop.lookNow();
      expect(await shop.stripe.ask('GET', `customers/${customer}`)).toMatchObject({
        address: { city: 'Ferrara' },
      });
    });
  });
});

describe('a refused change', () => {
  it('is the first one without an address', async () => {
    const { body } = await save<{ fields: object }>({ company: 'Zampa srl' });
    expect(body.fields).toEqual({
      street: 'Required',
      postalCode: 'Required',
      city: 'Required',
      country: 'Required',
    });
    expect(await read()).toEqual(NO_BUSINESS);
  });

  it.each([
    ['a digit that is wrong', { vatId: 'IT00743110158' }, 'Not a VAT number of this country'],
    ['a number of elsewhere', { vatId: 'DE136695976' }, 'Not a VAT number of this country'],
    [
      'a country outside the Union',
      { country: 'CH', vatId: 'CHE123456788' },
      'VAT numbers are those of the European Union',
    ],
  ])('is %s', async (_name, changes, vatId) => {
    const answer = await save<{ fields: object }>({ ...BUSINESS, ...changes });
    expect([answer.status, answer.body.fields]).toEqual([400, { vatId }]);
  });

  it('is a country that does not match the number, even when only the country changes', async () => {
    await save();
    expect(brief(await save<never>({ country: 'FR' }))).toEqual(invalid('vatId'));
    expect((await read()).details).toEqual(BUSINESS);
    expect((await save({ country: 'CH', vatId: null })).body.details).toMatchObject({
      country: 'CH',
      vatId: null,
    });
  });

  const line = [null, '', '  ', 7, [], {}, 'x'.repeat(121)];
  itIsStrict(
    {
      name: 'the call',
      method: 'PATCH',
      path: BUSINESS_PATH,
      valid: BUSINESS,
      wrong: {
        company: line,
        street: line,
        city: line,
        postalCode: line,
        country: [null, '', 'it', 'XX', 7, []],
        vatId: [7, [], {}, 'x'.repeat(21)],
      },
    },
    () => owner,
  );
});

it('nothing was an unexpected error', () => {
  expect(shop.api.unforeseen).toEqual([]);
});
