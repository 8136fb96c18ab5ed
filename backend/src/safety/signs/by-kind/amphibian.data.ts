import type { Text } from '../../rule.js';
import { IF_ON_COAT, NO_MILK, NO_VOMIT, RINSE_MOUTH, WASH_OFF } from '../../toxins/advice.data.js';
import {
  CARRY_SNAKE,
  CARRY_STILL,
  COOL_BURN,
  COOL_SMALL_FIRST,
  COVER_CLEAN,
  DO_NOT_LIFT,
  DRY_AND_WARM,
  FRESH_AIR,
  KEEP_CALM,
  KEEP_FROM_SCRATCHING,
  KEEP_MOIST,
  KEEP_STILL,
  KEEP_WARM,
  NOTE_TIMES,
  NOT_ON_BACK,
  NO_EYE_DROPS,
  NO_FOOD_ANTACID,
  NO_FOOD_MEDICINE,
  NO_FOOD_WHEN_COLD,
  NO_FORCE_FEED,
  NO_HUMAN_CREAM,
  NO_MEDICINE,
  NO_RUBBING,
  NO_SOAKING,
  NO_VOMITING,
  OFFER_FAVOURITE,
  PRESS,
  RINSE_EYE,
  TIME_SEIZURE,
  WARM_LIGHTLY,
  WARM_SLOWLY,
} from '../advice.data.js';
import { CLEAN_GROUND, NO_FORCE_FEED_REPTILE } from './reptile.data.js';
import { NO_SUGAR, type Replacements } from './replacements.data.js';

/** A grown frog or newt breathes air, and drowns where it cannot hold its nose up. */
export const WET_BOX: Text = {
  en: 'Keep it on clean, wet paper in a ventilated, shaded box, not in water: a weak one cannot hold its nose up. Touch it only with wet hands.',
  it: "Tienilo su carta bagnata pulita in una scatola aerata, all'ombra, non in acqua: se è debole non tiene il naso fuori. Toccalo solo con le mani bagnate.",
};
/** One with gills stays in the water. */
export const AXOLOTL_WATER: Text = {
  en: 'Keep it in its own clean, cool water, in the shade; touch it only with wet hands.',
  it: "Tienilo nella sua acqua pulita e fresca, all'ombra; toccalo solo con le mani bagnate.",
};
const DRAIN_AMPHIBIAN: Text = {
  en: 'Take a frog, toad or newt out of the water and hold its head a little lower, so that water runs out.',
  it: "Togli dall'acqua una rana, un rospo o un tritone e tienigli la testa un po' più in basso, perché l'acqua esca.",
};
export const WARM_WET: Text = {
  en: 'Keep it on wet paper (an axolotl: in its own clean water), and let it come back to its usual temperature slowly; no hot bottle, no lamp on its skin.',
  it: 'Tienilo su carta bagnata (un axolotl: nella sua acqua pulita) e lascialo tornare piano alla temperatura a cui è abituato; niente borsa calda, niente lampada sulla pelle.',
};
export const COOL_AMPHIBIAN: Text = {
  en: 'Take it out of the heat into cool, shallow, dechlorinated water, and let it cool slowly: no ice.',
  it: 'Toglilo dal caldo e mettilo in poca acqua fresca senza cloro, perché si raffreddi piano: niente ghiaccio.',
};
export const RINSE_SKIN: Text = {
  en: 'Rinse its skin at once with plenty of dechlorinated water at its usual temperature, then put it on clean, wet paper, or an axolotl into clean water.',
  it: 'Sciacqua subito la pelle con molta acqua senza cloro alla temperatura a cui è abituato, poi mettilo su carta bagnata pulita, o un axolotl in acqua pulita.',
};
const COOL_SKIN_BURN: Text = {
  en: 'Pour cool, dechlorinated water over the burn for about five minutes, then put it on clean, wet paper.',
  it: 'Versa acqua fresca senza cloro sulla scottatura per circa cinque minuti, poi mettilo su carta bagnata pulita.',
};
const PRESS_WET: Text = {
  en: 'Press lightly with wet gauze, just where it bleeds.',
  it: 'Premi leggermente con una garza bagnata, solo dove sanguina.',
};
const FUMES_AWAY: Text = {
  en: 'Switch off the source and air the room; carry a vivarium outside, cover a tank and stop its air pump.',
  it: "Spegni la fonte e arieggia la stanza; porta fuori il terrario, copri la vasca e ferma la pompa dell'aria.",
};
const NO_FOOD_ON_SKIN: Text = {
  en: 'Give no food, and put no medicine or cream on its skin or into its water.',
  it: "Non dare cibo e non mettere farmaci o creme sulla pelle o nell'acqua.",
};
const CHECK_WATER: Text = {
  en: 'Check the temperature and the water, and note when it last ate and passed droppings.',
  it: "Controlla la temperatura e l'acqua, e annota quando ha mangiato e fatto feci l'ultima volta.",
};

/** Amphibians breathe and drink through a thin skin, and many of them live in water. */
export const AMPHIBIAN_ADVICE: Replacements = new Map<Text, readonly Text[]>([
  ...[KEEP_CALM, CARRY_STILL, KEEP_STILL, TIME_SEIZURE].map((text) => [text, [WET_BOX]] as const),
  ...[WARM_LIGHTLY, KEEP_WARM].map((text) => [text, [WET_BOX]] as const),
  [DRY_AND_WARM, [DRAIN_AMPHIBIAN, WET_BOX]],
  [WARM_SLOWLY, [WARM_WET]],
  ...[COVER_CLEAN, KEEP_MOIST, RINSE_EYE].map((text) => [text, [WET_BOX]] as const),
  ...[NOT_ON_BACK, DO_NOT_LIFT, NO_RUBBING].map((text) => [text, []] as const),
  ...[NO_SOAKING, NO_VOMIT, CARRY_SNAKE, NOTE_TIMES].map((text) => [text, []] as const),
  [PRESS, [PRESS_WET]],
  [FRESH_AIR, [FUMES_AWAY]],
  [COOL_SMALL_FIRST, [COOL_AMPHIBIAN]],
  [COOL_BURN, [COOL_SKIN_BURN]],
  ...[RINSE_MOUTH, WASH_OFF, IF_ON_COAT].map((text) => [text, [RINSE_SKIN]] as const),
  [NO_VOMITING, [NO_MILK]],
  ...[NO_FOOD_MEDICINE, NO_FOOD_ANTACID, NO_FOOD_WHEN_COLD].map(
    (text) => [text, [NO_FOOD_ON_SKIN]] as const,
  ),
  ...[NO_MEDICINE, NO_HUMAN_CREAM, NO_EYE_DROPS].map((text) => [text, [NO_FOOD_ON_SKIN]] as const),
  [KEEP_FROM_SCRATCHING, [CLEAN_GROUND]],
  [OFFER_FAVOURITE, [CHECK_WATER]],
  [NO_FORCE_FEED, [NO_FORCE_FEED_REPTILE]],
  ...NO_SUGAR,
]);
