import type { Text } from '../../rule.js';
import { NO_MILK, NO_VOMIT } from '../../toxins/advice.data.js';
import {
  NO_FOOD_WHEN_COLD,
  NO_INSULIN,
  NO_VOMITING,
  SMALL_SIPS,
  SUGAR_ON_GUMS,
  WARM_SLOWLY,
} from '../advice.data.js';

/** What is said to a kind of animal in place of advice that is worded for dogs and cats. */
export type Replacements = ReadonlyMap<Text, readonly Text[]>;

/** Not for animals that have no gums to speak of, or no insulin. */
export const NO_SUGAR = [SUGAR_ON_GUMS, NO_INSULIN].map((text) => [text, []] as const);

const LEAVE_WATER: Text = {
  en: 'Leave fresh water within reach.',
  it: 'Lascia acqua fresca a disposizione.',
};

/** Not for animals that cannot vomit. */
export const NO_VOMITING_AT_ALL = [
  [NO_VOMIT, []],
  [NO_VOMITING, [NO_MILK]],
  [SMALL_SIPS, [LEAVE_WATER]],
] as const;

/** An egg-bound bird needs its water, and none of these is walked. */
export const NO_PRESSING: Text = {
  en: 'Do not press the belly, and put nothing into its mouth.',
  it: 'Non premere la pancia e non mettergli niente in bocca.',
};

/** Not for an animal that nobody takes in their arms. */
export const CARRY_BITTEN_IN_BOX: Text = {
  en: 'Carry it in a box, keep it still and note the time of the bite.',
  it: "Portalo in una scatola, tienilo fermo e annota l'ora del morso.",
};

export const COOL_SMALL_BURN: Text = {
  en: 'Cool only the burn with cool running water for about five minutes, wrap up the rest of it, then cover the place with a clean, damp cloth.',
  it: 'Raffredda solo la parte bruciata con acqua corrente fresca per circa cinque minuti e avvolgi il resto, poi copri il punto con un panno pulito e umido.',
};

/** A swollen muzzle closes the airway of a horse, which breathes through its nose alone. */
export const HALTER_OFF: Text = {
  en: 'Do not make it walk, take halter or collar off if the swelling is near, and note the time of the bite.',
  it: "Non farlo camminare, togli capezza o collare se il gonfiore è vicino, e annota l'ora del morso.",
};
/** A wet coat cools; hay warms a large animal from within. */
const DRY_RUG: Text = {
  en: 'Out of wind and rain, rub it dry with straw or towels, then dry rugs; a newborn also gets warm bottles wrapped in cloths.',
  it: 'Al riparo da vento e pioggia, asciugalo strofinando con paglia o asciugamani, poi coperte asciutte; a un neonato anche bottiglie tiepide avvolte in panni.',
};
export const HAY_IF_STANDING: Text = {
  en: 'Give hay and lukewarm water only if it stands and swallows.',
  it: 'Dai fieno e acqua tiepida solo se sta in piedi e deglutisce.',
};
/** For large animals that live on hay. */
export const WARMED_BY_HAY = [
  [WARM_SLOWLY, [DRY_RUG]],
  [NO_FOOD_WHEN_COLD, [HAY_IF_STANDING]],
] as const;
export const KEEP_FROM_RUBBING: Text = {
  en: 'Keep it from rubbing the place, and take a photo to see whether it spreads.',
  it: 'Impedisci che si gratti e fai una foto per vedere se si allarga.',
};
