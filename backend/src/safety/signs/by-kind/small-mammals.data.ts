import type { Text } from '../../rule.js';
import { IF_ON_COAT, WASH_OFF } from '../../toxins/advice.data.js';
import {
  CARRY_SNAKE,
  COOL_BURN,
  NO_FOOD_ANTACID,
  NO_FOOD_MEDICINE,
  NO_FOOD_WHEN_COLD,
  NO_FORCE_FEED,
  NO_MEDICINE,
  SUGAR_ON_GUMS,
  WARM_LIGHTLY,
  WARM_SLOWLY,
} from '../advice.data.js';
import {
  CARRY_BITTEN_IN_BOX,
  COOL_SMALL_BURN,
  NO_PRESSING,
  NO_VOMITING_AT_ALL,
  type Replacements,
} from './replacements.data.js';

/** Source: Yorkshire Voice (hamster torpor); S. Pellett, hypothermia in rabbits (VetIrving). */
const WARM_SMALL: Text = {
  en: 'Warm it slowly, over half an hour or more: against your body under a blanket, or beside, never on, a warm bottle wrapped in a towel; no hair dryer, no hot water.',
  it: "Scaldalo piano, in mezz'ora o più: contro il tuo corpo sotto una coperta, o accanto, mai sopra, a una bottiglia tiepida avvolta in un asciugamano; niente phon, niente acqua calda.",
};

export const LEAVE_HAY: Text = {
  en: 'Push nothing into its mouth and give no human medicine; hay and water only if it sits up by itself.',
  it: 'Non mettergli niente in bocca e non dare farmaci per uso umano; fieno e acqua solo se sta su da solo.',
};
/** Its gut must not stand empty for long, but a cold animal can choke. */
export const HAY_WHEN_WARM: Text = {
  en: 'Put nothing into its mouth while it is cold; hay once it is warm and sits up.',
  it: 'Non mettergli niente in bocca finché è freddo; il fieno quando è caldo e sta su.',
};

/** A small animal that is wetted all over chills. */
const RINSE_THE_PLACE: Text = {
  en: 'If it is on coat, skin or paws: gloves on, rinse only that place with lukewarm water for a few minutes (oil: a little dish detergent), wrap up the rest, stop all licking, dry it well and keep it warm.',
  it: 'Se è su pelo, pelle o zampe: metti i guanti, sciacqua solo quel punto con acqua tiepida per pochi minuti (olio: poco detersivo per piatti), avvolgi il resto, impedisci che si lecchi, asciugalo bene e tienilo al caldo.',
};
const RINSE_SMALL = [IF_ON_COAT, WASH_OFF].map((text) => [text, [RINSE_THE_PLACE]] as const);

export const GRAZER_ADVICE: Replacements = new Map<Text, readonly Text[]>([
  [NO_FOOD_MEDICINE, [LEAVE_HAY]],
  [NO_FOOD_ANTACID, [NO_FORCE_FEED, NO_MEDICINE]],
  [NO_FOOD_WHEN_COLD, [HAY_WHEN_WARM]],
  [WARM_SLOWLY, [WARM_SMALL]],
  [COOL_BURN, [COOL_SMALL_BURN]],
  ...RINSE_SMALL,
  [CARRY_SNAKE, [CARRY_BITTEN_IN_BOX]],
  ...NO_VOMITING_AT_ALL,
]);

export const RODENT_ADVICE: Replacements = new Map<Text, readonly Text[]>([
  [WARM_SLOWLY, [WARM_SMALL]],
  [COOL_BURN, [COOL_SMALL_BURN]],
  [NO_FOOD_ANTACID, [NO_PRESSING]],
  ...RINSE_SMALL,
  [CARRY_SNAKE, [CARRY_BITTEN_IN_BOX]],
  ...NO_VOMITING_AT_ALL,
]);

/** One from Africa that is limp has mostly grown cold. */
export const HEDGEHOG_ADVICE: Replacements = new Map<Text, readonly Text[]>([
  ...[WARM_LIGHTLY, WARM_SLOWLY].map((text) => [text, [WARM_SMALL]] as const),
  [NO_FOOD_ANTACID, [NO_PRESSING]],
]);

/** It eats often, and low sugar is the usual reason why it collapses. */
const FEED_FERRET: Text = {
  en: 'Awake and swallowing: offer its meat food at once. Too weak to eat: a little honey on the gums, then food. Limp or in a fit: nothing into the mouth.',
  it: "Se è sveglio e deglutisce, offri subito il suo solito cibo a base di carne; se è troppo debole per mangiare, un po' di miele sulle gengive e poi il cibo. Se è molle o ha le convulsioni, niente in bocca.",
};

export const FERRET_ADVICE: Replacements = new Map<Text, readonly Text[]>([
  [SUGAR_ON_GUMS, [FEED_FERRET]],
]);
