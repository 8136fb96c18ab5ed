import type { Line, Price, Subscription, SubscriptionItem } from '../store/objects.js';
import { newId } from '../world.js';

interface Period {
  start: number;
  end: number;
}

interface LineDraft {
  subscription: Subscription;
  item: SubscriptionItem;
  price: Price;
  /** Cents; less than nothing for a credit. */
  amount: number;
  description: string;
  period: Period;
  proration: boolean;
}

function lineOf(draft: LineDraft): Line {
  const { subscription, item, price, amount, period, proration } = draft;
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description: draft.description,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration,
        proration_details: proration ? { credited_items: null } : null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: null,
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: price.product },
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity: item.quantity ?? 1,
    quantity_decimal: String(item.quantity ?? 1),
    subscription: subscription.id,
    subtotal: amount,
    taxes: null,
  };
}

const quantityOf = (item: SubscriptionItem): number => item.quantity ?? 1;

/** A full period of every item. */
export const periodLines = (subscription: Subscription): Line[] =>
  subscription.items.data.map((item) =>
    lineOf({
      subscription,
      item,
      price: item.price,
      amount: (item.price.unit_amount ?? 0) * quantityOf(item),
      description: `${quantityOf(item)} × ${item.price.nickname ?? 'subscription'}`,
      period: { start: item.current_period_start, end: item.current_period_end },
      proration: false,
    }),
  );

/**
 * What changing the price costs for the rest of the period, to the second: what was paid for the
 * unused time comes back, the new price is due for it.
 * @param paid lines of the subscription's paid invoices, newest first.
 */
export function prorationLines(
  subscription: Subscription,
  before: SubscriptionItem,
  after: SubscriptionItem,
  at: number,
  paid: Line[],
): Line[] {
  const period = { start: at, end: before.current_period_end };
  const whole = before.current_period_end - before.current_period_start;
  const share = (amount: number, of: number) => Math.round((amount * (period.end - at)) / of);
  const full = (after.price.unit_amount ?? 0) * quantityOf(after);
  const base = { subscription, item: before, period, proration: true };
  return [
    lineOf({
      ...base,
      price: before.price,
      amount: -unusedOf(before, at, paid),
      description: `Unused time on ${before.price.nickname ?? 'the old price'}`,
    }),
    lineOf({
      ...base,
      price: after.price,
      amount: share(full, whole),
      description: `Remaining time on ${after.price.nickname ?? 'the new price'}`,
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
  if (end <= start) return 0;
  return Math.round(((debit.amount - off) * (end - at)) / (end - start));
}
