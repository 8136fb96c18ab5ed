import { GO_NOW, type Text } from '../../rule.js';
import {
  CARRY_SNAKE,
  CARRY_STILL,
  COOL_SMALL_FIRST,
  KEEP_FROM_SCRATCHING,
  KEEP_WARM,
  NOTE_TIMES,
  TAKE_YOUNG_AWAY,
  TIE_AFTERBIRTH,
  NO_FOOD_ANTACID,
  NO_FORCE_FEED,
  NO_RUBBING,
  NO_SOAKING,
} from '../advice.data.js';
import {
  HALTER_OFF,
  KEEP_FROM_RUBBING,
  NO_SUGAR,
  NO_VOMITING_AT_ALL,
  WARMED_BY_HAY,
  type Replacements,
} from './replacements.data.js';

/** Water on top of thick wool stays there and keeps the heat in. */
const COOL_RUMINANT: Text = {
  en: 'Cool it first: shade, cool water over the whole body again and again (in thick wool: legs, belly and head), moving air.',
  it: "Prima raffredda l'animale: ombra, acqua fresca su tutto il corpo più volte (se ha molta lana: zampe, pancia e testa), aria in movimento.",
};
const NO_TRANSPORT_IN_HEAT: Text = {
  en: 'Do not make it walk or travel far in the heat, and leave no wet towels on it.',
  it: 'Non farlo camminare e non trasportarlo a lungo nel caldo, e non lasciargli addosso asciugamani bagnati.',
};
const CALL_FARM_VET: Text = {
  en: 'Call a vet who treats farm animals now and say that it is an emergency: the vet comes to you or tells you to set off.',
  it: "Chiama ora un veterinario che cura animali da fattoria e di' che è un'urgenza: viene lui, o ti dice di partire.",
};
/** It cannot belch while it lies on its side. */
export const ON_CHEST: Text = {
  en: 'Let it stand, or prop it up on its chest with its head up, never flat on its side; move it only if it is in danger.',
  it: 'Lascialo in piedi, o tienilo appoggiato sul petto con la testa alta, mai disteso su un fianco; spostalo solo se è in pericolo.',
};
const NO_DRENCH: Text = {
  en: 'Pour nothing into its mouth, no oil and no soda, unless the vet tells you what and how.',
  it: 'Non versargli niente in bocca, né olio né bicarbonato, se non ti dice il veterinario che cosa e come.',
};
const IN_THE_SHADE: Text = {
  en: 'Keep it from rubbing, in the shade and away from dust and hay.',
  it: "Impedisci che si gratti: tienilo all'ombra, lontano da polvere e fieno.",
};
const NOTE_STRAINING: Text = {
  en: 'Note since when she has been straining, or has not eaten, and when she is due.',
  it: 'Annota da quando spinge, o da quando non mangia, e per quando è previsto il parto.',
};

/** Source: Louisa Veterinary Service, retained placenta in small ruminants. */
const KEEP_HER_CLEAN: Text = {
  en: 'Keep her on clean, dry bedding, and keep for the vet what comes out.',
  it: 'Tienila su una lettiera pulita e asciutta; quando la placenta esce, conservala per il veterinario.',
};

export const RUMINANT_ADVICE: Replacements = new Map<Text, readonly Text[]>([
  [COOL_SMALL_FIRST, [COOL_RUMINANT]],
  [NO_SOAKING, [NO_TRANSPORT_IN_HEAT]],
  [GO_NOW, [CALL_FARM_VET]],
  [KEEP_WARM, [ON_CHEST]],
  [CARRY_STILL, [ON_CHEST]],
  [CARRY_SNAKE, [HALTER_OFF]],
  [NO_FOOD_ANTACID, [NO_DRENCH]],
  [NO_FORCE_FEED, [NO_DRENCH]],
  [NO_RUBBING, [IN_THE_SHADE]],
  [KEEP_FROM_SCRATCHING, [KEEP_FROM_RUBBING]],
  [NOTE_TIMES, [NOTE_STRAINING]],
  [TIE_AFTERBIRTH, [KEEP_HER_CLEAN]],
  // Lambs, kids and calves need their mother's first milk.
  [TAKE_YOUNG_AWAY, []],
  ...WARMED_BY_HAY,
  ...NO_VOMITING_AT_ALL,
  ...NO_SUGAR,
]);

/** A bucket of cold water over an overheated pig can send it into shock. */
const COOL_PIG: Text = {
  en: 'Cool it first: shade, a wet floor, moving air, and cool, not cold, water sprinkled on legs and belly, then all over.',
  it: "Prima rinfresca l'animale: ombra, pavimento bagnato, aria in movimento e acqua fresca, non fredda, spruzzata su zampe e pancia, poi su tutto il corpo.",
};
const NO_COLD_BUCKET: Text = {
  en: 'Pour no cold water over it all at once, and do not make it walk.',
  it: 'Non rovesciargli addosso acqua fredda e non farlo camminare.',
};

/** Most pigs are too heavy to carry. */
const LEAVE_PIG: Text = {
  en: 'Move it only if it is in danger where it is.',
  it: 'Spostalo solo se lì è in pericolo.',
};
const DRY_BEDDING: Text = {
  en: 'Keep it quiet and out of draughts, with dry bedding.',
  it: 'Tienilo tranquillo, al riparo dalle correnti, su lettiera asciutta.',
};

export const PIG_ADVICE: Replacements = new Map<Text, readonly Text[]>([
  [CARRY_STILL, [LEAVE_PIG]],
  [KEEP_WARM, [DRY_BEDDING]],
  [COOL_SMALL_FIRST, [COOL_PIG]],
  [NO_SOAKING, [NO_COLD_BUCKET]],
  [GO_NOW, [CALL_FARM_VET]],
]);
