import type { Text } from '../rule.js';
import {
  COOL_FIRST,
  DRY_AND_WARM,
  KEEP_WARM,
  NO_FOOD_ANTACID,
  NO_FOOD_MEDICINE,
  NO_FOOD_WHEN_COLD,
  OFFER_FAVOURITE,
  SMALL_SIPS,
  SOFT_FOOD,
  SUGAR_ON_GUMS,
  TAKE_FOOD_AWAY,
  WARM_LIGHTLY,
  WARM_SLOWLY,
} from './advice.data.js';

const WARMING: readonly Text[] = [WARM_LIGHTLY, KEEP_WARM, WARM_SLOWLY, DRY_AND_WARM];
const FEEDING: readonly Text[] = [SMALL_SIPS, OFFER_FAVOURITE, SOFT_FOOD];

/** What must not stand on one card with a piece of advice: the first is the safer one. */
const OVERRULED: ReadonlyMap<Text, readonly Text[]> = new Map([
  [COOL_FIRST, WARMING],
  [NO_FOOD_ANTACID, [...FEEDING, SUGAR_ON_GUMS]],
  [NO_FOOD_MEDICINE, FEEDING],
  [NO_FOOD_WHEN_COLD, FEEDING],
  [TAKE_FOOD_AWAY, FEEDING],
]);

/**
 * The steps without those that another piece of advice on the same card forbids. An animal may show
 * several signs, and what helps against one may harm with another: warmth with heatstroke, water
 * with a twisted stomach.
 */
export function withoutContradictions(
  steps: readonly Text[],
  donts: readonly Text[],
): readonly Text[] {
  const overruled = new Set([...steps, ...donts].flatMap((text) => OVERRULED.get(text) ?? []));
  return steps.filter((step) => !overruled.has(step));
}
