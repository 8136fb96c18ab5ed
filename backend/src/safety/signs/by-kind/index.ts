import type { Kind } from '../../kind.js';
import { AMPHIBIAN_ADVICE } from './amphibian.data.js';
import { BIRD_ADVICE } from './bird.data.js';
import { FISH_ADVICE } from './fish.data.js';
import { HORSE_ADVICE } from './horse.data.js';
import type { Replacements } from './replacements.data.js';
import { REPTILE_ADVICE } from './reptile.data.js';
import { PIG_ADVICE, RUMINANT_ADVICE } from './ruminant.data.js';
import {
  FERRET_ADVICE,
  GRAZER_ADVICE,
  HEDGEHOG_ADVICE,
  RODENT_ADVICE,
} from './small-mammals.data.js';

/** What is said to a kind of animal in place of advice that is worded for dogs and cats. */
export const ADVICE_BY_KIND: Partial<Record<Kind, Replacements>> = {
  fish: FISH_ADVICE,
  amphibian: AMPHIBIAN_ADVICE,
  reptile: REPTILE_ADVICE,
  bird: BIRD_ADVICE,
  grazer: GRAZER_ADVICE,
  rodent: RODENT_ADVICE,
  ferret: FERRET_ADVICE,
  hedgehog: HEDGEHOG_ADVICE,
  ruminant: RUMINANT_ADVICE,
  pig: PIG_ADVICE,
  horse: HORSE_ADVICE,
};
