import type { Text } from '../rule.js';
import {
  BACK_INTO_WATER,
  CONDITION_WATER,
  COOL_FIRST,
  COOL_SMALL_FIRST,
  DRY_AND_WARM,
  HEAD_LOW,
  KEEP_WARM,
  NO_FOOD_ANTACID,
  NO_FOOD_MEDICINE,
  NO_FOOD_WHEN_COLD,
  OFFER_FAVOURITE,
  ON_SOFT_GROUND,
  SMALL_SIPS,
  SOFT_FOOD,
  SUGAR_ON_GUMS,
  TAKE_FOOD_AWAY,
  TAKE_YOUNG_AWAY,
  TEMPT_DONKEY,
  TURN_OVER,
  WARM_LIGHTLY,
  WARM_SLOWLY,
  WATER_LITTLE_BY_LITTLE,
  WITH_ITS_MOTHER,
} from './advice.data.js';
import {
  AXOLOTL_WATER,
  COOL_AMPHIBIAN,
  RINSE_SKIN,
  WARM_WET,
  WET_BOX,
} from './by-kind/amphibian.data.js';
import { COOL_BIRD, DARK_BOX } from './by-kind/bird.data.js';
import { HAY_AWAY, LITTLE_HAY, NO_HORSE_REMEDY, NO_OIL } from './by-kind/horse.data.js';
import { HAY_WHEN_WARM, LEAVE_HAY } from './by-kind/small-mammals.data.js';
import {
  CARRY_IN_WATER,
  CLEAN_WATER,
  LEAVE_IN_WATER,
  NO_WATER_CHANGE,
  TEST_WATER,
} from './by-kind/fish.data.js';
import { HAY_IF_STANDING } from './by-kind/replacements.data.js';
import { ON_CHEST } from './by-kind/ruminant.data.js';
import { BACK_TO_WARMTH, COOL_REPTILE, USUAL_WARMTH } from './by-kind/reptile.data.js';

const WARMING: readonly Text[] = [WARM_LIGHTLY, KEEP_WARM, WARM_SLOWLY, DRY_AND_WARM];
const IN_ITS_PLACE: readonly Text[] = [WET_BOX, AXOLOTL_WATER];
const FEEDING: readonly Text[] = [
  SMALL_SIPS,
  OFFER_FAVOURITE,
  SOFT_FOOD,
  ON_SOFT_GROUND,
  TEMPT_DONKEY,
];

/** For each piece of advice, what must not be on the same card: the first is the safer one. */
const OVERRULED: ReadonlyMap<Text, readonly Text[]> = new Map([
  [COOL_FIRST, WARMING],
  [COOL_SMALL_FIRST, WARMING],
  [COOL_BIRD, [DARK_BOX]],
  [COOL_REPTILE, [USUAL_WARMTH]],
  [BACK_TO_WARMTH, [USUAL_WARMTH]],
  [COOL_AMPHIBIAN, IN_ITS_PLACE],
  [RINSE_SKIN, IN_ITS_PLACE],
  [WARM_WET, IN_ITS_PLACE],
  [BACK_INTO_WATER, [CONDITION_WATER]],
  [CLEAN_WATER, [LEAVE_IN_WATER, CONDITION_WATER, TEST_WATER, CARRY_IN_WATER, NO_WATER_CHANGE]],
  [NO_FOOD_ANTACID, [...FEEDING, SUGAR_ON_GUMS]],
  [NO_FOOD_MEDICINE, [...FEEDING, HAY_IF_STANDING]],
  // In an animal with low sugar, it helps while the journey lasts.
  [SUGAR_ON_GUMS, [NO_FOOD_MEDICINE]],
  // A pig after days of thirst needs water, though little by little.
  [WATER_LITTLE_BY_LITTLE, [NO_FOOD_MEDICINE, ...FEEDING]],
  [NO_FOOD_WHEN_COLD, FEEDING],
  [HAY_WHEN_WARM, [LEAVE_HAY]],
  [TAKE_FOOD_AWAY, [...FEEDING, LITTLE_HAY]],
  [HAY_AWAY, [LITTLE_HAY]],
  [NO_HORSE_REMEDY, [NO_OIL]],
  [HEAD_LOW, FEEDING],
  // Hoofed young need their mother's first milk.
  [WITH_ITS_MOTHER, [TAKE_YOUNG_AWAY]],
  // It is moved, whatever else is broken: on its back it dies.
  [TURN_OVER, [ON_CHEST]],
]);

/**
 * The advice of a card without what another piece of it forbids. An animal may show several signs,
 * and what helps against one may harm with another: warmth with heatstroke, water with a twisted
 * stomach.
 */
export function withoutContradictions(
  steps: readonly Text[],
  donts: readonly Text[],
): { steps: Text[]; donts: Text[] } {
  const overruled = new Set([...steps, ...donts].flatMap((text) => OVERRULED.get(text) ?? []));
  const stands = (text: Text) => !overruled.has(text);
  return { steps: steps.filter(stands), donts: donts.filter(stands) };
}
