import { BODY } from './body.data.js';
import { BREATHING } from './breathing.data.js';
import { COLLAPSE } from './collapse.data.js';
import { GUT } from './gut.data.js';
import { HARM } from './harm.data.js';
import { HAZARDS } from './hazards.data.js';
import { ILLNESS } from './illness.data.js';
import { ORDINARY } from './ordinary.data.js';
import { URINE_AND_BIRTH } from './urine-and-birth.data.js';
import type { Meaning } from '../../reading/lexicon.js';

export { MACROS } from './macros.data.js';

/** Everything that a question can say about a sign, in both languages. */
export const MEANINGS: Readonly<Record<string, Meaning>> = {
  ...BODY,
  ...BREATHING,
  ...COLLAPSE,
  ...GUT,
  ...HARM,
  ...HAZARDS,
  ...URINE_AND_BIRTH,
  ...ILLNESS,
  ...ORDINARY,
};

/**
 * Meanings that decide about a single sign: far too common elsewhere for the reader to learn from.
 */
export const ONLY_FOR_A_SIGN: ReadonlySet<string> = new Set([
  'allWeekend',
  'downElse',
  'fishDies',
  'lastSeason',
  'otherWater',
  'forgotConditioner',
  'hasRedBag',
  'othersThirst',
  'othersUp',
  'pigsToo',
  'restsOnBack',
  'thirstNow',
  'rightedIt',
  'upAgain',
  'watersBroke',
]);
