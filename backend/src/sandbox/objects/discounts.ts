import { missing } from '../api/stripe-refusal.js';
import type { Coupon, Discount, Line, Subscription } from '../store/objects.js';
import { newId, type World } from '../world.js';

/** The coupon as it is used here. */
export async function createDiscount(
  world: World,
  couponId: string,
  param: string,
  subscription: { id: string; customer: string },
): Promise<Discount> {
  const coupon = await world.tx.get('coupon', couponId);
  if (!coupon) throw missing('coupon', couponId, param);
  const discount: Discount = {
    id: newId('di'),
    object: 'discount',
    checkout_session: null,
    customer: subscription.customer,
    customer_account: null,
    end: null,
    invoice: null,
    invoice_item: null,
    promotion_code: null,
    source: { coupon: couponId, type: 'coupon' },
    start: world.now,
    subscription: subscription.id,
    subscription_item: null,
  };
  await world.tx.put('discount', discount);
  await world.tx.put('coupon', { ...coupon, times_redeemed: coupon.times_redeemed + 1 });
  return discount;
}

interface Discounted {
  lines: Line[];
  discounts: string[];
  total_discount_amounts: { amount: number; discount: string }[];
}

/** Takes the subscription's discounts off the lines; those for one invoice are used up by it. */
export async function discountLines(
  world: World,
  subscription: Subscription,
  lines: Line[],
): Promise<Discounted & { left: string[] }> {
  const result: Discounted & { left: string[] } = {
    lines: lines.map((line) => ({ ...line })),
    discounts: [],
    total_discount_amounts: [],
    left: [],
  };
  for (const id of subscription.discounts) {
    const coupon = await couponOf(world, id);
    if (!coupon) continue;
    takeOff(result, id, coupon);
    if (coupon.duration === 'forever') result.left.push(id);
  }
  return result;
}

async function couponOf(world: World, discountId: string): Promise<Coupon | undefined> {
  const coupon = (await world.tx.get('discount', discountId))?.source.coupon;
  return typeof coupon === 'string' ? world.tx.get('coupon', coupon) : undefined;
}

function takeOff(result: Discounted, discount: string, coupon: Coupon): void {
  let rest = coupon.amount_off ?? Infinity;
  let total = 0;
  for (const line of result.lines.filter(({ discountable }) => discountable)) {
    const taken = line.discount_amounts.reduce((sum, { amount }) => sum + amount, 0);
    const percent = Math.round((line.amount * (coupon.percent_off ?? 100)) / 100);
    const amount = Math.max(0, Math.min(rest, percent, line.amount - taken));
    line.discount_amounts = [...line.discount_amounts, { amount, discount }];
    line.discounts = [...line.discounts, discount];
    rest -= amount;
    total += amount;
  }
  result.discounts.push(discount);
  result.total_discount_amounts.push({ amount: total, discount });
}
