import { GO_NOW, type Text } from '../../rule.js';
import { IF_ON_COAT, NO_MILK, NO_VOMIT, RINSE_MOUTH, WASH_OFF } from '../../toxins/advice.data.js';
import {
  BRING_SAMPLE,
  CARRY_SNAKE,
  CARRY_STILL,
  COOL_BURN,
  CONDITION_WATER,
  COOL_SMALL_FIRST,
  COVER_CLEAN,
  DO_NOT_LIFT,
  DRY_AND_WARM,
  FRESH_AIR,
  KEEP_CALM,
  KEEP_FROM_SCRATCHING,
  KEEP_MOIST,
  KEEP_WARM,
  NOTE_TIMES,
  NOT_ON_BACK,
  NO_EYE_DROPS,
  NO_FOOD_ANTACID,
  NO_FOOD_MEDICINE,
  NO_FOOD_WHEN_COLD,
  NO_FORCE,
  NO_FORCE_FEED,
  NO_HANDS_IN_MOUTH,
  NO_HUMAN_CREAM,
  NO_ICE_CREAM,
  NO_MEDICINE,
  NO_RUBBING,
  NO_SOAKING,
  NO_SPLINT,
  NO_VOMITING,
  NO_WAIT_SIGNS,
  OFFER_FAVOURITE,
  PRESS,
  RINSE_EYE,
  SMALL_SIPS,
  TIME_SEIZURE,
  WARM_LIGHTLY,
  WARM_SLOWLY,
} from '../advice.data.js';
import { NO_SUGAR, type Replacements } from './replacements.data.js';

export const LEAVE_IN_WATER: Text = {
  en: 'Leave it in its water, in dim light, and add air with a pump or an air stone.',
  it: 'Lascialo nella sua acqua, con poca luce, e dai aria con una pompa o una pietra porosa.',
};
export const TEST_WATER: Text = {
  en: 'Test the water (ammonia, nitrite, pH, temperature); if you change some, use conditioned water of the same temperature.',
  it: "Misura l'acqua (ammoniaca, nitriti, pH, temperatura); se ne cambi una parte, usa acqua trattata alla stessa temperatura.",
};
export const CARRY_IN_WATER: Text = {
  en: 'If the vet wants to see it, carry it in its own water, in a closed bag or bucket, in the dark.',
  it: 'Se il veterinario vuole vederlo, portalo nella sua acqua, in un sacchetto o secchio chiuso, al buio.',
};
export const NO_WATER_CHANGE: Text = {
  en: 'Do not change all the water at once, do not feed it, and do not add medicine on a guess.',
  it: "Non cambiare tutta l'acqua insieme, non dare cibo e non mettere farmaci a caso.",
};
const WATCH_FISH: Text = {
  en: 'Take a photo to see whether it spreads, and look at the other fish too.',
  it: 'Fai una foto per vedere se si allarga e controlla anche gli altri pesci.',
};
const COOL_WATER: Text = {
  en: 'Cool the water slowly: shade, lid open, plenty of air, no more than one degree in an hour.',
  it: "Raffredda l'acqua piano: ombra, coperchio aperto, molta aria, non più di un grado all'ora.",
};
const WARM_WATER: Text = {
  en: 'Warm the water slowly to its usual temperature, about one degree in an hour: a spare heater, or closed bottles of warm water floated in the tank; cover it.',
  it: "Scalda l'acqua piano fino alla temperatura abituale, circa un grado all'ora: un altro riscaldatore, o bottiglie chiuse di acqua calda a galla; copri la vasca.",
};
export const CLEAN_WATER: Text = {
  en: 'Move the fish at once into clean, conditioned water of the same temperature, with an air stone; if you have none, change most of the water for conditioned water, and add a chlorine remover if it was bleach.',
  it: "Sposta subito i pesci in acqua pulita e trattata alla stessa temperatura, con una pietra porosa; se non ne hai, cambia quasi tutta l'acqua con acqua trattata e, se era candeggina, aggiungi un anticloro.",
};
const CALL_FISH_VET: Text = {
  en: 'Call a vet who treats fish now, or the nearest 24-hour clinic, and ask before you set off with it.',
  it: 'Chiama ora un veterinario che cura i pesci, o la clinica 24 ore più vicina, e chiedi prima di metterti in viaggio.',
};
const NO_FUMES_IN_WATER: Text = {
  en: 'Switch off the source and the air pump, cover the tank and air the room.',
  it: "Spegni la fonte e la pompa dell'aria, copri la vasca e arieggia la stanza.",
};

export const FISH_ADVICE: Replacements = new Map<Text, readonly Text[]>([
  [KEEP_CALM, [LEAVE_IN_WATER, CONDITION_WATER, TEST_WATER]],
  [NO_FORCE, [NO_WATER_CHANGE]],
  [NOT_ON_BACK, []],
  [FRESH_AIR, [NO_FUMES_IN_WATER, CLEAN_WATER]],
  [CARRY_STILL, [LEAVE_IN_WATER, TEST_WATER, CARRY_IN_WATER]],
  ...[WARM_LIGHTLY, DRY_AND_WARM].map((text) => [text, []] as const),
  [WARM_SLOWLY, [WARM_WATER]],
  ...[KEEP_WARM, OFFER_FAVOURITE].map((text) => [text, [LEAVE_IN_WATER, TEST_WATER]] as const),
  [NO_FORCE_FEED, [NO_WATER_CHANGE]],
  ...[RINSE_EYE, NO_RUBBING, KEEP_MOIST, COVER_CLEAN].map((text) => [text, []] as const),
  ...[PRESS, TIME_SEIZURE, NOTE_TIMES].map((text) => [text, [LEAVE_IN_WATER]] as const),
  ...[DO_NOT_LIFT, NO_HANDS_IN_MOUTH, BRING_SAMPLE].map((text) => [text, []] as const),
  ...[NO_SPLINT, NO_SOAKING, SMALL_SIPS, CARRY_SNAKE].map((text) => [text, []] as const),
  ...NO_SUGAR,
  [KEEP_FROM_SCRATCHING, [WATCH_FISH, TEST_WATER]],
  ...[NO_HUMAN_CREAM, NO_EYE_DROPS, NO_MEDICINE].map((text) => [text, [NO_WATER_CHANGE]] as const),
  ...[NO_FOOD_MEDICINE, NO_FOOD_ANTACID, NO_FOOD_WHEN_COLD].map(
    (text) => [text, [NO_WATER_CHANGE]] as const,
  ),
  [COOL_SMALL_FIRST, [COOL_WATER]],
  [COOL_BURN, [LEAVE_IN_WATER, TEST_WATER]],
  [NO_ICE_CREAM, [NO_WATER_CHANGE]],
  ...[RINSE_MOUTH, WASH_OFF, IF_ON_COAT].map((text) => [text, [CLEAN_WATER]] as const),
  ...[NO_VOMIT, NO_VOMITING, NO_MILK, NO_WAIT_SIGNS].map((text) => [text, []] as const),
  [GO_NOW, [CALL_FISH_VET]],
]);
