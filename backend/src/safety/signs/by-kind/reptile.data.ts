import type { Text } from '../../rule.js';
import { IF_ON_COAT, WASH_OFF } from '../../toxins/advice.data.js';
import {
  CARRY_SNAKE,
  CARRY_STILL,
  COOL_BURN,
  COOL_SMALL_FIRST,
  DRY_AND_WARM,
  KEEP_CALM,
  KEEP_FROM_SCRATCHING,
  KEEP_MOIST,
  KEEP_WARM,
  NOTE_TIMES,
  NO_FORCE_FEED,
  NO_FOOD_ANTACID,
  NO_RUBBING,
  NO_SOAKING,
  OFFER_FAVOURITE,
  WARM_LIGHTLY,
  WARM_SLOWLY,
} from '../advice.data.js';
import {
  CARRY_BITTEN_IN_BOX,
  COOL_SMALL_BURN,
  NO_PRESSING,
  NO_SUGAR,
  type Replacements,
} from './replacements.data.js';

export const USUAL_WARMTH: Text = {
  en: 'Keep it in a ventilated box at its usual warmth, and handle it as little as possible.',
  it: 'Tienilo in una scatola aerata alla sua temperatura abituale e maneggialo il meno possibile.',
};
export const BACK_TO_WARMTH: Text = {
  en: 'Bring it back to its usual warmth slowly, over an hour or more, in a ventilated box; no bottle, lamp or mat right against it.',
  it: "Riportalo piano alla sua temperatura abituale, in un'ora o più, in una scatola aerata; niente borsa calda, lampada o tappetino a contatto.",
};
export const CLEAN_GROUND: Text = {
  en: 'Keep its water or bedding very clean, and take a photo to see whether it spreads.',
  it: 'Tieni pulitissimi acqua o fondo e fai una foto per vedere se si allarga.',
};
const SHIELD_EYE: Text = {
  en: 'Keep dust, sand and strong lamps away from the eye.',
  it: "Tieni lontani dall'occhio polvere, sabbia e lampade forti.",
};
const MOIST_ON_GROUND: Text = {
  en: 'Keep the tissue moist with clean water or saline on a cloth, away from sand, bark and other animals.',
  it: 'Tieni il tessuto umido con acqua pulita o soluzione fisiologica su un panno, lontano da sabbia, corteccia e altri animali.',
};
const DRAIN_REPTILE: Text = {
  en: 'Hold it head down and gently stretch its neck so that water runs out, then keep it dry at its usual warmth; one that seems lifeless can still come round.',
  it: "Tienilo a testa in giù e allunga piano il collo perché esca l'acqua, poi tienilo asciutto al suo calore abituale; anche se sembra senza vita può riprendersi.",
};
export const COOL_REPTILE: Text = {
  en: 'Take it out of the heat into the shade at once and bathe it in shallow, lukewarm water, then travel.',
  it: "Portalo subito all'ombra e bagnalo in poca acqua tiepida, poi parti.",
};
const NO_COLD_WATER: Text = {
  en: 'Use no cold water and no ice.',
  it: 'Non usare acqua fredda né ghiaccio.',
};
export const NO_FORCE_FEED_REPTILE: Text = {
  en: 'Do not force-feed it.',
  it: 'Non nutrirlo a forza.',
};
const CHECK_WARMTH: Text = {
  en: 'Measure its warm and cool end, and note when it last ate, passed droppings and shed.',
  it: "Misura il lato caldo e quello fresco e annota quando ha mangiato, fatto feci e cambiato pelle l'ultima volta.",
};

const RINSE_OFF: Text = {
  en: 'If some is on it, rinse it off with lukewarm water, dry it and keep it at its usual warmth.',
  it: 'Se ne ha addosso, sciacqualo con acqua tiepida, asciugalo e tienilo al suo calore abituale.',
};

export const REPTILE_ADVICE: Replacements = new Map<Text, readonly Text[]>([
  [KEEP_CALM, [USUAL_WARMTH]],
  [CARRY_STILL, [USUAL_WARMTH]],
  [WARM_LIGHTLY, [USUAL_WARMTH]],
  [KEEP_FROM_SCRATCHING, [CLEAN_GROUND]],
  [NO_RUBBING, [SHIELD_EYE]],
  [KEEP_MOIST, [MOIST_ON_GROUND]],
  [COOL_BURN, [COOL_SMALL_BURN]],
  [NO_FOOD_ANTACID, [NO_PRESSING]],
  [CARRY_SNAKE, [CARRY_BITTEN_IN_BOX]],
  [DRY_AND_WARM, [DRAIN_REPTILE]],
  [COOL_SMALL_FIRST, [COOL_REPTILE]],
  [NO_SOAKING, [NO_COLD_WATER]],
  [KEEP_WARM, [USUAL_WARMTH]],
  ...[IF_ON_COAT, WASH_OFF].map((text) => [text, [RINSE_OFF]] as const),
  [WARM_SLOWLY, [BACK_TO_WARMTH]],
  [OFFER_FAVOURITE, [CHECK_WARMTH]],
  [NO_FORCE_FEED, [NO_FORCE_FEED_REPTILE]],
  [NOTE_TIMES, []],
  ...NO_SUGAR,
]);
