import type { Coupon, Line, Price, Subscription, SubscriptionItem } from '../objects.js';
import { newId } from '../world.js';

interface LineDraft {
  subscription: Subscription;
  item: SubscriptionItem;
  price: Price;
  /** Cents; less than nothing for a credit. */
  amount: number;
  description: string;
  period: Line['period'];
  proration: boolean;
}

const lineOf = ({ subscription, item, price, proration, ...given }: LineDraft): Line => ({
  id: newId('il'),
  object: 'line_item',
  ...given,
  currency: price.currency,
  discount_amounts: [],
  parent: {
    type: 'subscription_item_details',
    subscription_item_details: {
      proration,
      subscription: subscription.id,
      subscription_item: item.id,
    },
  },
  pricing: {
    type: 'price_details',
    price_details: { price: price.id, product: price.product },
  },
  quantity: 1,
});

/** A full period. */
export const periodLine = (subscription: Subscription, item: SubscriptionItem): Line =>
  lineOf({
    subscription,
    item,
    price: item.price,
    amount: item.price.unit_amount,
    description: `1 × ${item.price.nickname}`,
    period: { start: item.current_period_start, end: item.current_period_end },
    proration: false,
  });

/** The line with the coupon taken off. */
export const discountLine = (line: Line, { id, amount_off: off }: Coupon): Line => ({
  ...line,
  discount_amounts: [{ amount: Math.min(off, line.amount), discount: id }],
});

/**
 * What changing the price costs for the rest of the period, to the second: what was paid for the
 * unused time comes back, the new price is due for it.
 * @param paid lines of the subscription's paid invoices, newest first.
 */
export function prorationLines(
  subscription: Subscription,
  before: SubscriptionItem,
  { price }: SubscriptionItem,
  at: number,
  paid: Line[],
): Line[] {
  const period = { start: at, end: before.current_period_end };
  const share = (period.end - at) / (before.current_period_end - before.current_period_start);
  const base = { subscription, item: before, period, proration: true };
  return [
    lineOf({
      ...base,
      price: before.price,
      amount: -unusedOf(before, at, paid),
      description: `Unused time on ${before.price.nickname}`,
    }),
    lineOf({
      ...base,
      price,
      amount: Math.round(price.unit_amount * share),
      description: `Remaining time on ${price.nickname}`,
    }),
  ];
}

/** Discounts count: what was not paid does not come back. */
function unusedOf(item: SubscriptionItem, at: number, paid: Line[]): number {
  const debit = paid.find(
    (line) =>
      line.amount > 0 &&
      line.pricing.price_details.price === item.price.id &&
      line.period.end === item.current_period_end,
  );
  if (!debit) return 0;
  const off = debit.discount_amounts.reduce((sum, { amount }) => sum + amount, 0);
  const { start, end } = debit.period;
  return end <= start ? 0 : Math.round(((debit.amount - off) * (end - at)) / (end - start));
}
