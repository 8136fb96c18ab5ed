import { type Text } from '../../rule.js';
import {
  COOL_BURN,
  KEEP_CALM,
  KEEP_FROM_SCRATCHING,
  KEEP_MOIST,
  NO_RUBBING,
} from '../advice.data.js';
import { NO_SUGAR, COOL_SMALL_BURN, type Replacements } from './replacements.data.js';

const DARK_BOX: Text = {
  en: 'Keep it in a small, dark, ventilated box, warm and quiet, and handle it as little as possible.',
  it: 'Tienilo in una scatola piccola, buia e aerata, al caldo e tranquillo, e maneggialo il meno possibile.',
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

export const BIRD_ADVICE: Replacements = new Map<Text, readonly Text[]>([
  [KEEP_CALM, [DARK_BOX]],
  [KEEP_FROM_SCRATCHING, [KEEP_FROM_PECKING]],
  [NO_RUBBING, [KEEP_DARK]],
  [KEEP_MOIST, [MOIST_FROM_PECKING]],
  [COOL_BURN, [COOL_SMALL_BURN]],
  ...NO_SUGAR,
]);
