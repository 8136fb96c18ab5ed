import { CLEANING } from './cleaning.data.js';
import { FOODS } from './foods.data.js';
import { HOOFED_ANIMALS } from './hoofed.data.js';
import { HOUSEHOLD } from './household.data.js';
import { HUMAN_MEDICINES } from './human-medicines.data.js';
import { MEDICINES } from './medicines.data.js';
import { PLANTS } from './plants.data.js';
import type { Substance } from './toxin.js';
import { UNKNOWNS } from './unknowns.data.js';

/** Everything that the layer knows to be toxic, or cannot know to be harmless. */
export const SUBSTANCES: readonly Substance[] = [
  ...FOODS,
  ...MEDICINES,
  ...HUMAN_MEDICINES,
  ...HOUSEHOLD,
  ...CLEANING,
  ...PLANTS,
  ...HOOFED_ANIMALS,
  ...UNKNOWNS,
];
