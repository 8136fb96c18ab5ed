import { expect, it } from '@jest/globals';
import type { Stripe, StripeClient } from './stripe.client.js';
import { StripeDisputes } from './stripe.disputes.js';

const CHARGE = { id: 'ch_1', disputed: true } as Stripe.Charge;

const takenBack = (status: string, amounts: number[]) => {
  const dispute = { status, balance_transactions: amounts.map((amount) => ({ amount })) };
  const client = { call: () => Promise.resolve({ data: [dispute] }) };
  return new StripeDisputes(client as unknown as StripeClient).takenBack([CHARGE]);
};

it.each([
  ['needs_response', [-1299]],
  ['lost', [-1299]],
  ['prevented', [-1299]],
])('a payment is taken back by a dispute that is %s and moved %j', async (status, amounts) => {
  expect(await takenBack(status, amounts)).toEqual([CHARGE]);
});

it.each([
  ['won', [-1299, 1299]],
  ['warning_needs_response', []],
  ['prevented', []],
  ['prevented', [-1299, 1299]],
])('a payment is kept in a dispute that is %s and moved %j', async (status, amounts) => {
  expect(await takenBack(status, amounts)).toEqual([]);
});
