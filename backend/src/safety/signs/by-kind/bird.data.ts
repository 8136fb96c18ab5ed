import type { Text } from '../../rule.js';
import { IF_ON_COAT, WASH_OFF } from '../../toxins/advice.data.js';
import {
  CARRY_SNAKE,
  CARRY_STILL,
  COOL_BURN,
  COOL_SMALL_FIRST,
  KEEP_CALM,
  KEEP_FROM_SCRATCHING,
  KEEP_MOIST,
  NO_FOOD_ANTACID,
  NO_RUBBING,
  NO_SOAKING,
  PRESS,
  WARM_LIGHTLY,
} from '../advice.data.js';
import {
  CARRY_BITTEN_IN_BOX,
  COOL_SMALL_BURN,
  NO_PRESSING,
  NO_SUGAR,
  type Replacements,
} from './replacements.data.js';

export const DARK_BOX: Text = {
  en: 'Keep it in a small, dark, ventilated box, warm and quiet, and handle it as little as possible.',
  it: 'Tienilo in una scatola piccola, buia e aerata, al caldo e tranquillo, e maneggialo il meno possibile.',
};
export const COOL_BIRD: Text = {
  en: 'Cool it gently first, then travel: out of the sun, a cool airy room, moving air, its feet and legs damped with cool water; carry it in an airy, dark box in a cooled car.',
  it: 'Prima rinfrescalo con dolcezza, poi parti: via dal sole, stanza fresca e arieggiata, aria in movimento, zampe inumidite con acqua fresca; portalo in una scatola buia e aerata, in auto rinfrescata.',
};
const NO_SOAKING_BIRD: Text = {
  en: 'Do not soak it or dip its body, and use no ice.',
  it: 'Non bagnarlo tutto, non immergergli il corpo e non usare ghiaccio.',
};
const PRESS_BIRD: Text = {
  en: 'Press with a fingertip and gauze just where it bleeds, never round the chest; a broken blood feather: pinch it at the skin.',
  it: 'Premi con la punta del dito e una garza solo dove sanguina, mai attorno al petto; una penna rotta che sanguina: stringila alla base, vicino alla pelle.',
};
const KEEP_FROM_PECKING: Text = {
  en: 'Keep it and others from pecking at it, and take a photo to see whether it spreads.',
  it: 'Impedisci che lui o altri lo becchino e fai una foto per vedere se si allarga.',
};
const KEEP_DARK: Text = {
  en: 'Keep it from rubbing: a quiet, dim place.',
  it: 'Impedisci che si gratti: un posto tranquillo, con poca luce.',
};
const MOIST_FROM_PECKING: Text = {
  en: 'Keep the tissue moist with clean water or saline on a cloth, and stop it and others from pecking at it.',
  it: 'Tieni il tessuto umido con acqua pulita o soluzione fisiologica su un panno e impedisci che lui o altri lo becchino.',
};

/** A small bird that is wetted all over chills; oiled feathers are washed by those who know how. */
const OFF_FEATHERS: Text = {
  en: 'A caustic on the skin: rinse only that place with lukewarm water for a few minutes and dry it. Oil or spray on the feathers: do not wash it yourself, wrap it loosely so that it cannot preen, and keep it warm and dark on the way.',
  it: 'Caustico sulla pelle: sciacqua solo quel punto con acqua tiepida per pochi minuti e asciuga. Olio o spray sulle piume: non lavarlo tu, avvolgilo senza stringere perché non si lisci le penne e tienilo al caldo e al buio durante il viaggio.',
};

export const BIRD_ADVICE: Replacements = new Map<Text, readonly Text[]>([
  ...[KEEP_CALM, CARRY_STILL, WARM_LIGHTLY].map((text) => [text, [DARK_BOX]] as const),
  [COOL_SMALL_FIRST, [COOL_BIRD]],
  [NO_SOAKING, [NO_SOAKING_BIRD]],
  [KEEP_FROM_SCRATCHING, [KEEP_FROM_PECKING]],
  [NO_RUBBING, [KEEP_DARK]],
  [KEEP_MOIST, [MOIST_FROM_PECKING]],
  [COOL_BURN, [COOL_SMALL_BURN]],
  [CARRY_SNAKE, [CARRY_BITTEN_IN_BOX]],
  [PRESS, [PRESS_BIRD]],
  [NO_FOOD_ANTACID, [NO_PRESSING]],
  ...[IF_ON_COAT, WASH_OFF].map((text) => [text, [OFF_FEATHERS]] as const),
  ...NO_SUGAR,
]);
