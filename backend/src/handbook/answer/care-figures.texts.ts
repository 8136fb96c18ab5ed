import type { Energy, EnergyNeed } from '../../care/energy.js';
import { withArticle } from '../../contract/italian-article.js';
import type { Language } from '../../contract/languages.js';

/** `puppy` and `any-kitten` are of unknown age: the range spans the needs that they may have. */
type KnownNeed = EnergyNeed | 'puppy' | 'any-kitten';

/** What to feed in a day. */
export type Feeding = Omit<Energy, 'need'> & { need: KnownNeed };

interface CareTexts {
  /** @param who "Rex at 10 kg". */
  energy: (who: string, feeding: Feeding) => string;
  needs: Record<KnownNeed, string>;
  /** @param range of weights in kg. */
  atIdeal: (range: string) => string;
  atRest: (kcal: number) => string;
  grams: (from: number, to: number) => string;
  treats: (kcal: number) => string;
  loss: (who: string, from: number, to: number) => string;
  plan: (target: number, kcal: number, from: number, to: number) => string;
  ideal: (from: number, to: number) => string;
  due: (from: string, to: string) => string;
  wormsEvery: (days: number) => string;
  wormsAYear: (from: number, to: number) => string;
}

/** "5 to 10" in English and "5-10" in Italian, as the entries have it. */
export const rangeIn: Record<Language, (from: number | string, to: number | string) => string> = {
  en: (from, to) => (from === to ? String(from) : `${from} to ${to}`),
  it: (from, to) => (from === to ? String(from) : `${from}-${to}`),
};

const inUnit = (kg: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(kg);

const kilos = ([from, to]: readonly [number, number], language: Language): string =>
  rangeIn[language](inUnit(from, language), inUnit(to, language));

const EN: CareTexts = {
  energy: (who, { need, from, to, resting, idealKg }) =>
    `For ${who}, start near **${rangeIn.en(from, to)} kcal a day** ${EN.needs[need]} (${idealKg ? EN.atIdeal(kilos(idealKg, 'en')) : EN.atRest(resting)}). It is a starting point: adjust by body shape.`,
  needs: {
    neutered: 'as a neutered adult',
    entire: 'as an entire adult',
    adult: 'as an adult, the lower figure if neutered',
    'weight-loss': 'to lose weight slowly, with your vet',
    'young-puppy': 'for a puppy under four months',
    'older-puppy': 'for a puppy over four months',
    puppy: 'for a puppy: the higher figure under four months, the lower one after that',
    'growing-puppy':
      'for a puppy at this share of its adult weight, the lower figure for small breeds',
    kitten: 'for a growing kitten of this age',
    'any-kitten':
      'for a kitten: the higher figure under four months, the lower one towards its first birthday',
    pregnant: 'in the second half of pregnancy; your vet sets the amount',
    lactating: 'while she feeds her puppies, rising from week to week; your vet sets the amount',
  },
  atIdeal: (range) => `the need at an ideal weight of about ${range} kg`,
  atRest: (kcal) => `resting need about ${kcal} kcal`,
  grams: (from, to) =>
    `By the label you quote that is **${rangeIn.en(from, to)} g of this food a day**.`,
  treats: (kcal) => `That includes treats: at most about ${kcal} kcal.`,
  loss: (who, from, to) =>
    `A safe pace for ${who} is about **${rangeIn.en(from, to)} g a week**, not more.`,
  plan: (target, kcal, from, to) =>
    `To get to ${inUnit(target, 'en')} kg, start near **${kcal} kcal a day**; at a safe pace it takes about **${rangeIn.en(from, to)} ${to === 1 ? 'week' : 'weeks'}**. Weigh every two weeks and let your vet adjust the amount.`,
  ideal: (from, to) =>
    `By this score the ideal weight is about **${kilos([from, to], 'en')} kg**; sources differ, so let your vet set the target.`,
  due: (from, to) =>
    `Counted from that day, the birth is due **between ${from} and ${to}**. It is a window, not a date: your vet can narrow it down.`,
  wormsEvery: (days) =>
    `At this age, every **${days} days**; your vet chooses the product by the weight of that day.`,
  wormsAYear: (from, to) =>
    `With this way of life, **${rangeIn.en(from, to)} times a year** is usual, or as often a test of the droppings; with small children or ill people at home, more often.`,
};

const IT: CareTexts = {
  energy: (who, { need, from, to, resting, idealKg }) =>
    `Per ${who}, parti da circa **${rangeIn.it(from, to)} kcal al giorno** ${IT.needs[need]} (${idealKg ? IT.atIdeal(kilos(idealKg, 'it')) : IT.atRest(resting)}). È un punto di partenza: correggi guardando la forma fisica.`,
  needs: {
    neutered: 'come adulto sterilizzato',
    entire: 'come adulto non sterilizzato',
    adult: 'come adulto, il valore più basso se sterilizzato',
    'weight-loss': 'per dimagrire piano, con il veterinario',
    'young-puppy': 'come cucciolo sotto i quattro mesi',
    'older-puppy': 'come cucciolo sopra i quattro mesi',
    puppy: 'come cucciolo: il valore più alto sotto i quattro mesi, il più basso dopo',
    'growing-puppy':
      'come cucciolo a questo punto della crescita, il valore più basso per le taglie piccole',
    kitten: 'come gattino in crescita a questa età',
    'any-kitten':
      "come gattino: il valore più alto sotto i quattro mesi, il più basso verso l'anno di età",
    pregnant: 'nella seconda metà della gravidanza; la quantità la decide il veterinario',
    lactating:
      'mentre allatta, crescendo di settimana in settimana; la quantità la decide il veterinario',
  },
  atIdeal: (range) => `il fabbisogno a un peso ideale di circa ${range} kg`,
  atRest: (kcal) => `a riposo circa ${kcal} kcal`,
  grams: (from, to) =>
    `Secondo l'etichetta che citi sono **${rangeIn.it(from, to)} g di questo cibo al giorno**.`,
  treats: (kcal) => `I premi sono compresi: al massimo circa ${kcal} kcal.`,
  loss: (who, from, to) =>
    `Un ritmo sicuro per ${who} è circa **${rangeIn.it(from, to)} g a settimana**, non di più.`,
  plan: (target, kcal, from, to) =>
    `Per arrivare a ${inUnit(target, 'it')} kg, parti da circa **${kcal} kcal al giorno**; a un ritmo sicuro ${to === 1 ? 'serve circa **1 settimana**' : `servono circa **${rangeIn.it(from, to)} settimane**`}. Pesa ogni due settimane e fai correggere la quantità al veterinario.`,
  ideal: (from, to) =>
    `Con questo punteggio il peso ideale è circa **${kilos([from, to], 'it')} kg**; le fonti non concordano, quindi fai fissare l'obiettivo al veterinario.`,
  due: (from, to) =>
    `Contando da quel giorno, il parto è atteso **tra ${withArticle('il', from)} e ${withArticle('il', to)}**. È un periodo, non una data: il veterinario può restringerlo.`,
  wormsEvery: (days) =>
    `A questa età, ogni **${days} giorni**; il prodotto lo sceglie il veterinario in base al peso di quel giorno.`,
  wormsAYear: (from, to) =>
    `Con questo stile di vita di solito **${rangeIn.it(from, to)} volte l'anno**, o altrettanti esami delle feci; più spesso se in casa ci sono bambini piccoli o persone malate.`,
};

export const CARE_TEXTS: Record<Language, CareTexts> = { en: EN, it: IT };
