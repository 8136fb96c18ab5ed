import { beforeEach, describe, expect, it } from '@jest/globals';
import { Shop } from './shop.fixture.js';

const address = { line1: 'Via Roma 1', postal_code: '40121', city: 'Bologna', country: 'IT' };
const VAT = { type: 'eu_vat', value: 'IT00743110157' } as const;

let shop: Shop;

beforeEach(async () => {
  shop = await Shop.open();
});

const owner = () => ({ type: 'customer', customer: shop.customer }) as const;

const newestInvoice = async () =>
  (await shop.stripe.invoices.list({ customer: shop.customer })).data[0];

describe("the buyer's details on an invoice", () => {
  it("are the customer's at the time it was finalized", async () => {
    await shop.stripe.customers.update(shop.customer, { name: 'Zampa srl', address });
    const { id } = await shop.stripe.taxIds.create({ ...VAT, owner: owner() });
    await shop.subscribe();
    const buyer = {
      customer_name: 'Zampa srl',
      customer_address: address,
      customer_tax_ids: [VAT],
    };
    expect(await newestInvoice()).toMatchObject(buyer);
    await shop.stripe.customers.update(shop.customer, { name: '', address: '' });
    await shop.stripe.taxIds.del(id);
    expect((await shop.stripe.taxIds.list({ owner: owner() })).data).toEqual([]);
    expect(await newestInvoice()).toMatchObject(buyer);
    await shop.subscribe();
    expect(await newestInvoice()).toMatchObject({
      customer_name: null,
      customer_address: null,
      customer_tax_ids: [],
    });
  });

  it('cannot have an invalid number, or a number of an unknown customer', async () => {
    const wrong = shop.stripe.taxIds.create({ ...VAT, value: 'XX123', owner: owner() });
    await expect(wrong).rejects.toMatchObject({ statusCode: 400, code: 'tax_id_invalid' });
    const unknown = { type: 'customer', customer: 'cus_unknown' } as const;
    await expect(shop.stripe.taxIds.create({ ...VAT, owner: unknown })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });
});
