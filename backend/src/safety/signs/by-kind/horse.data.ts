import { GO_NOW, type Text } from '../../rule.js';
import {
  CARRY_SNAKE,
  CARRY_STILL,
  COOL_SMALL_FIRST,
  KEEP_FROM_SCRATCHING,
  KEEP_WARM,
  NOTE_TIMES,
  NOT_ON_BACK,
  TAKE_YOUNG_AWAY,
  NO_FOOD_ANTACID,
  NO_FORCE_FEED,
  NO_RUBBING,
  NO_SOAKING,
  OFFER_FAVOURITE,
  WARM_LIGHTLY,
} from '../advice.data.js';
import {
  HALTER_OFF,
  KEEP_FROM_RUBBING,
  NO_SUGAR,
  NO_VOMITING_AT_ALL,
  WARMED_BY_HAY,
  type Replacements,
} from './replacements.data.js';

const COOL_HORSE: Text = {
  en: 'Cool it first: shade, cold water poured over the whole body again and again, moving air.',
  it: 'Prima raffreddalo: ombra, acqua fredda versata su tutto il corpo più volte, aria in movimento.',
};
const NO_RUG: Text = {
  en: 'Do not make it walk on, and leave no rug or wet towels on it.',
  it: 'Non farlo più camminare e non lasciargli addosso coperte o asciugamani bagnati.',
};
const STAND_CLEAR: Text = {
  en: 'Move it only if it is in danger where it is, and stay clear of its legs.',
  it: 'Spostalo solo se lì è in pericolo e stai lontano dalle sue gambe.',
};
const RUG_IF_COLD: Text = {
  en: 'Put a rug on it if it is cold.',
  it: 'Mettigli una coperta se è freddo.',
};
const FLY_MASK: Text = {
  en: 'Keep it from rubbing, in a dim stable and with a fly mask.',
  it: 'Impedisci che si gratti: box in penombra e maschera antimosche.',
};
const CALL_HORSE_VET: Text = {
  en: 'Call your vet now and say that it is an emergency with a horse or donkey: the vet comes to you or tells you to set off.',
  it: "Chiama ora il veterinario e di' che è un'urgenza con un cavallo o un asino: viene lui, o ti dice di partire.",
};
export const HAY_AWAY: Text = {
  en: 'Take hay and feed away, leave water, and stay with it in a safe place.',
  it: "Togli fieno e mangime, lascia l'acqua e resta con lui in un posto sicuro.",
};
export const LITTLE_HAY: Text = {
  en: 'Leave water and a little hay, give no hard feed, and note when it last ate, drank and passed droppings.',
  it: "Lascia acqua e poco fieno, niente mangime, e annota quando ha mangiato, bevuto e fatto feci l'ultima volta.",
};
export const NO_HORSE_REMEDY: Text = {
  en: 'Give no feed, no oil and no medicine before the vet says so, and do not walk it until it is tired.',
  it: 'Niente mangime, olio o farmaci prima che lo dica il veterinario, e non farlo camminare fino a stancarlo.',
};
export const NO_OIL: Text = {
  en: 'Give no oil and no medicine before the vet says so.',
  it: 'Niente olio o farmaci prima che lo dica il veterinario.',
};
const NOTE_FOALING: Text = {
  en: 'Note when the waters broke and since when she has been straining, and stay clear of her legs.',
  it: 'Annota quando si sono rotte le acque e da quando spinge, e stai lontano dalle sue gambe.',
};

export const HORSE_ADVICE: Replacements = new Map<Text, readonly Text[]>([
  [COOL_SMALL_FIRST, [COOL_HORSE]],
  [NO_SOAKING, [NO_RUG]],
  [CARRY_STILL, [STAND_CLEAR]],
  [CARRY_SNAKE, [HALTER_OFF]],
  [NOTE_TIMES, [NOTE_FOALING]],
  [WARM_LIGHTLY, [RUG_IF_COLD]],
  [GO_NOW, [CALL_HORSE_VET]],
  [KEEP_WARM, [HAY_AWAY]],
  [NO_FOOD_ANTACID, [NO_HORSE_REMEDY]],
  [OFFER_FAVOURITE, [LITTLE_HAY]],
  [NO_FORCE_FEED, [NO_OIL]],
  [NOT_ON_BACK, []],
  [TAKE_YOUNG_AWAY, []],
  [NO_RUBBING, [FLY_MASK]],
  [KEEP_FROM_SCRATCHING, [KEEP_FROM_RUBBING]],
  ...WARMED_BY_HAY,
  ...NO_VOMITING_AT_ALL,
  ...NO_SUGAR,
]);
