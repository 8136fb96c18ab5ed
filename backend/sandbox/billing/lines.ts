import type { Coupon, Line, Price, SubscriptionItem } from '../objects.js';
import { newId } from '../world.js';

/** @param amount cents; negative for a credit. */
const lineOf = ({ id: price }: Price, amount: number, period: Line['period']): Line => ({
  id: newId('il'),
  object: 'line_item',
  amount,
  discount_amounts: [],
  period,
  pricing: { price_details: { price } },
});

/** A full period. */
export const periodLine = ({ price, ...item }: SubscriptionItem): Line =>
  lineOf(price, price.unit_amount, {
    start: item.current_period_start,
    end: item.current_period_end,
  });

/** The line with the coupon deducted. */
export const discountLine = (line: Line, { id, amount_off: off }: Coupon): Line => ({
  ...line,
  discount_amounts: [{ amount: Math.min(off, line.amount), discount: id }],
});

/**
 * What changing the price costs for the rest of the period, to the second: the unused time is
 * credited, and the new price is due for it.
 * @param paid lines of the subscription's paid invoices, newest first.
 */
export function prorationLines(
  before: SubscriptionItem,
  { price }: SubscriptionItem,
  at: number,
  paid: Line[],
): Line[] {
  const { current_period_start: start, current_period_end: end } = before;
  const period = { start: at, end };
  return [
    lineOf(before.price, -unusedOf(before, at, paid), period),
    lineOf(price, Math.round((price.unit_amount * (end - at)) / (end - start)), period),
  ];
}

/** Discounts count: what was not paid is not credited. */
function unusedOf(item: SubscriptionItem, at: number, paid: Line[]): number {
  const debit = paid.find(
    ({ amount, pricing, period }) =>
      amount > 0 &&
      pricing.price_details.price === item.price.id &&
      period.end === item.current_period_end,
  );
  if (!debit) return 0;
  const off = debit.discount_amounts.reduce((sum, { amount }) => sum + amount, 0);
  const { start, end } = debit.period;
  return end <= start ? 0 : Math.round(((debit.amount - off) * (end - at)) / (end - start));
}
