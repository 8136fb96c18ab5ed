import type { Text } from '../../rule.js';
import {
  COOL_BURN,
  NO_FOOD_ANTACID,
  NO_FOOD_MEDICINE,
  NO_FORCE_FEED,
  NO_MEDICINE,
} from '../advice.data.js';
import { NO_VOMITING_AT_ALL, COOL_SMALL_BURN, type Replacements } from './replacements.data.js';

const LEAVE_HAY: Text = {
  en: 'Push nothing into its mouth and give no human medicine; leave hay and water within reach.',
  it: 'Non mettergli niente in bocca e non dare farmaci per uso umano; lascia vicino fieno e acqua.',
};

export const GRAZER_ADVICE: Replacements = new Map<Text, readonly Text[]>([
  [NO_FOOD_MEDICINE, [LEAVE_HAY]],
  [NO_FOOD_ANTACID, [NO_FORCE_FEED, NO_MEDICINE]],
  [COOL_BURN, [COOL_SMALL_BURN]],
  ...NO_VOMITING_AT_ALL,
]);

export const RODENT_ADVICE: Replacements = new Map<Text, readonly Text[]>([
  [COOL_BURN, [COOL_SMALL_BURN]],
  ...NO_VOMITING_AT_ALL,
]);
