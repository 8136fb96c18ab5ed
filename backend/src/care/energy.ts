import { toTen, type CareAnimal } from './animal.js';
import { dietEnergy, notedIdealWeight } from './weight-loss.js';

/** What an energy factor is chosen by. */
export type EnergyNeed =
  | 'neutered'
  | 'entire'
  | 'adult'
  | 'weight-loss'
  | 'young-puppy'
  | 'older-puppy'
  | 'growing-puppy'
  | 'kitten'
  | 'pregnant'
  | 'lactating';

export interface Energy {
  /** kcal a day at rest. */
  resting: number;
  /** kcal a day, from and to; equal where one factor is usual. */
  from: number;
  to: number;
  need: EnergyNeed;
  /** The ideal weight, kg, from and to, that a diet is computed for. */
  idealKg?: readonly [number, number];
}

/** Facts that a question states about the energy need, besides the animal's own. */
export interface FeedingFacts {
  /** What a puppy will weigh, kg. */
  adultKg?: number | null;
  /** A bitch that is pregnant (second half) or nursing puppies; their number. */
  breeding?: 'pregnant' | 'lactating' | null;
  puppies?: number | null;
}

const MONTHS_PER_YEAR = 12;
const FOUR_MONTHS = 4 / MONTHS_PER_YEAR;

/** Multiples of the resting need, from and to: AAHA 2021, Box 1. */
const FACTORS: Record<
  'cane' | 'gatto',
  Partial<Record<EnergyNeed, readonly [number, number]>> & { adult: readonly [number, number] }
> = {
  cane: {
    neutered: [1.4, 1.6],
    entire: [1.6, 1.8],
    adult: [1.4, 1.6],
    'young-puppy': [3, 3],
    'older-puppy': [2, 2],
  },
  gatto: {
    neutered: [1.2, 1.2],
    entire: [1.4, 1.4],
    adult: [1.2, 1.4],
  },
};

/** kcal a day at rest: 70 x kg^0.75 (SACN 5, table 5-2; AAHA 2021). */
export const restingEnergy = (kg: number): number => 70 * kg ** 0.75;

/**
 * kcal a day for a growing dog (NRC 2006): 130 x kg^0.75 x 3.2 x (e^(-0.87 p) - 0.1), where p is
 * the share of the adult weight reached. Too much for small breeds (Bradley 2021).
 */
export function puppyEnergyNrc(kg: number, adultKg: number): number {
  const share = kg / adultKg;
  return 130 * kg ** 0.75 * 3.2 * (Math.exp(-0.87 * share) - 0.1);
}

/** The same after FEDIAF 2021: kcal per kg^0.75, by the share of the adult weight reached. */
const FEDIAF_GROWTH: readonly (readonly [number, number])[] = [
  [0, 210],
  [0.5, 175],
  [0.8, 140],
];

export function puppyEnergyFediaf(kg: number, adultKg: number): number {
  const share = kg / adultKg;
  const perKg = FEDIAF_GROWTH.findLast(([from]) => share >= from)?.[1] ?? 210;
  return perKg * kg ** 0.75;
}

/**
 * kcal a day for a growing cat: the adult need (FEDIAF: 100 x kg^0.67, or 75 if neutered or always
 * indoors) times 2 to 2.5 until four months, 1.75 to 2 until nine and 1.5 until twelve (VNJ 37(4)
 * 2022). SACN: about 200 kcal per kg at ten weeks, and 80 at ten months.
 */
const KITTEN_STEPS: readonly (readonly [untilMonths: number, from: number, to: number])[] = [
  [4, 2, 2.5],
  [9, 1.75, 2],
];
const GROWN_STEP = [12, 1.5, 1.5] as const;
const [NEUTERED_CAT, ACTIVE_CAT] = [75, 100] as const;

/** @param cat its age in years; without one, the range covers every age. */
function kittenEnergy(kg: number, { age, neutered }: CareAnimal): [number, number] {
  const stepAt = (years: number) =>
    KITTEN_STEPS.find(([months]) => years < months / MONTHS_PER_YEAR) ?? GROWN_STEP;
  const [, from] = stepAt(age ?? 1);
  const [, , to] = stepAt(age ?? 0);
  const needsLess = neutered === true && age !== null && age >= FOUR_MONTHS;
  const adult = [NEUTERED_CAT, needsLess ? NEUTERED_CAT : ACTIVE_CAT] as const;
  return [adult[0] * kg ** 0.67 * from, adult[1] * kg ** 0.67 * to];
}

/** kcal a day of a bitch from the fifth week of pregnancy on (NRC 2006, table 15-6). */
export const pregnantEnergy = (kg: number): number => 130 * kg ** 0.75 + 26 * kg;

/** Factor of the milk need in each of the first four weeks. */
const MILK_BY_WEEK = { 1: 0.75, 2: 0.95, 3: 1.1, 4: 1.2 } as const;
const FIRST_LITTER = 4;
const COUNTED_PUPPIES = 8;

/** kcal a day for a nursing bitch in one of the weeks 1 to 4 (NRC 2006, table 15-6). */
export function lactatingEnergy(kg: number, puppies: number, week: 1 | 2 | 3 | 4): number {
  const first = Math.min(puppies, FIRST_LITTER);
  const more = Math.min(Math.max(puppies, FIRST_LITTER), COUNTED_PUPPIES) - FIRST_LITTER;
  return 145 * kg ** 0.75 + kg * (24 * first + 12 * more) * MILK_BY_WEEK[week];
}

function needOf({ species, stage, age, neutered }: CareAnimal): EnergyNeed {
  if (stage === 'young') {
    if (species === 'gatto') return 'kitten';
    return (age ?? 1) < FOUR_MONTHS ? 'young-puppy' : 'older-puppy';
  }
  if (neutered === null) return 'adult';
  return neutered ? 'neutered' : 'entire';
}

/** Number of puppies, from and to, assumed if none is stated. */
const USUAL_LITTER = [4, 6] as const;

function breedingEnergy(kg: number, { breeding, puppies }: FeedingFacts): [number, number] {
  if (breeding === 'pregnant') return [restingEnergy(kg) * 1.8, pregnantEnergy(kg)];
  const [few, many] = puppies ? [puppies, puppies] : USUAL_LITTER;
  return [lactatingEnergy(kg, few, 1), lactatingEnergy(kg, many, 4)];
}

/**
 * Daily energy of a dog or cat in kcal, rounded to tens: a starting point, since healthy adults
 * differ by about 30% (Bermingham 2014). `null` without a weight or for others.
 */
export function dailyEnergy(animal: CareAnimal, facts: FeedingFacts = {}): Energy | null {
  const { species, weightKg: kg } = animal;
  if (kg === null || (species !== 'cane' && species !== 'gatto')) return null;
  const of = (need: EnergyNeed, [from, to]: readonly number[]): Energy => ({
    resting: toTen(restingEnergy(kg)),
    from: toTen(from ?? 0),
    to: toTen(to ?? 0),
    need,
  });
  if (species === 'cane' && facts.breeding) return of(facts.breeding, breedingEnergy(kg, facts));
  const idealKg = animal.stage === 'young' ? null : notedIdealWeight(animal);
  if (idealKg) {
    const diet = idealKg.map((ideal) => dietEnergy(species, ideal));
    return { ...of('weight-loss', diet), idealKg };
  }
  const need = needOf(animal);
  if (need === 'kitten') return of(need, kittenEnergy(kg, animal));
  const { adultKg } = facts;
  const isPuppy = need === 'young-puppy' || need === 'older-puppy';
  if (isPuppy && adultKg && kg < adultKg) {
    const both = [puppyEnergyFediaf(kg, adultKg), puppyEnergyNrc(kg, adultKg)];
    return of('growing-puppy', [Math.min(...both), Math.max(...both)]);
  }
  const [from, to] = FACTORS[species][need] ?? FACTORS[species].adult;
  return of(need, [restingEnergy(kg) * from, restingEnergy(kg) * to]);
}

/** Grams of a food per day. @param kcalPerKg of the food, from its label. */
export const gramsOf = (kcal: number, kcalPerKg: number): number => (kcal * 1000) / kcalPerKg;

/** The share of a day's energy that treats may take: a tenth (FEDIAF; AAHA 2021). */
export const TREATS_SHARE = 0.1;

/** Plausible energy on a label: kcal per kg, from wet food to dry. */
const BELIEVABLE = [400, 6000] as const;
const ON_LABEL =
  /(\d+(?:[.,]\d+)*)\s*(?:kcal|calor\w*)\s*(?:\/|per|every|ogni|a|al|in|x)?\s*(kg|kilo\w*|chilo\w*|100 ?(?:g|gr|gramm?[is]?)\b)/i;

/** kcal per kg of food that a text states, such as "380 kcal per 100 g"; `null` if none. */
export function labelledEnergy(text: string): number | null {
  const found = ON_LABEL.exec(text);
  if (!found) return null;
  const amount = Number((found[1] ?? '').replace(/[.,](?=\d{3}\b)/g, '').replace(',', '.'));
  const perKg = /^100/.test(found[2] ?? '') ? amount * 10 : amount;
  return perKg >= BELIEVABLE[0] && perKg <= BELIEVABLE[1] ? perKg : null;
}
