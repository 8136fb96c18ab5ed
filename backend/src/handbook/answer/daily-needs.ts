import type { Subject } from './subject.js';

/** Why a factor was taken; `growth-table`: no confirmed figure for older puppies. */
export type EnergyNeed =
  'neutered' | 'entire' | 'adult' | 'weight-loss' | 'young-puppy' | 'kitten' | 'growth-table';

export interface Energy {
  /** kcal a day at rest. */
  resting: number;
  /** kcal a day, from and to; equal where one factor is usual. */
  from: number;
  to: number;
  need: EnergyNeed;
}

const FOUR_MONTHS = 4 / 12;

/** Multiples of the resting need, from and to (WSAVA; dog entire 1.8 and cat 1.2 to 1.4 ibid.). */
const FACTORS: Record<'cane' | 'gatto', Record<EnergyNeed, readonly [number, number]>> = {
  cane: {
    neutered: [1.4, 1.6],
    entire: [1.6, 1.8],
    adult: [1.4, 1.6],
    'weight-loss': [1, 1],
    'young-puppy': [3, 3],
    kitten: [3, 3],
    'growth-table': [0, 0],
  },
  gatto: {
    neutered: [1.2, 1.2],
    entire: [1.4, 1.4],
    adult: [1.2, 1.4],
    'weight-loss': [0.8, 1],
    'young-puppy': [2.5, 2.5],
    kitten: [2.5, 2.5],
    'growth-table': [0, 0],
  },
};

const OVERWEIGHT = /over ?weight|obes|too fat|sovrappeso|grass[oa]\b/i;

function needOf({ species, stage, age, neutered, conditions }: Subject): EnergyNeed {
  if (stage === 'young') {
    if (species === 'gatto') return 'kitten';
    return (age ?? 1) < FOUR_MONTHS ? 'young-puppy' : 'growth-table';
  }
  if (OVERWEIGHT.test(conditions ?? '')) return 'weight-loss';
  if (neutered === null) return 'adult';
  return neutered ? 'neutered' : 'entire';
}

const toTen = (amount: number): number => Math.round(amount / 10) * 10;

/**
 * Daily energy of a dog or cat in kcal: resting need 70 x kg^0.75 (WSAVA Global Nutrition
 * Guidelines) times the usual factor, rounded to tens. `null` without a weight or for others.
 */
export function dailyEnergy(subject: Subject): Energy | null {
  const { species, weightKg } = subject;
  if (weightKg === null || (species !== 'cane' && species !== 'gatto')) return null;
  const resting = 70 * weightKg ** 0.75;
  const need = needOf(subject);
  const [from, to] = FACTORS[species][need];
  return { resting: toTen(resting), from: toTen(resting * from), to: toTen(resting * to), need };
}

/** ml per kg and day, food included for cats (MSD Veterinary Manual; handbook dog-water, cat-water). */
const ML_PER_KG: Partial<Record<Subject['species'], readonly [number, number]>> = {
  cane: [40, 60],
  gatto: [50, 60],
};
/** More than this is a reason to see the vet. */
const TOO_MUCH_PER_KG = 100;

/** Water a day in ml, and from where on it is too much; `null` without a weight or for others. */
export function dailyWater({ species, weightKg }: Subject) {
  const perKg = ML_PER_KG[species];
  if (!perKg || weightKg === null) return null;
  return {
    from: toTen(perKg[0] * weightKg),
    to: toTen(perKg[1] * weightKg),
    tooMuch: toTen(TOO_MUCH_PER_KG * weightKg),
  };
}

/** Share of the body weight an animal may lose in a week: 1 to 2 % (WSAVA; AAHA 2021). */
const WEEKLY_LOSS = [0.01, 0.02] as const;

/** Grams a week, from and to; `null` without a weight or for others than dogs and cats. */
export function weeklyLoss({ species, weightKg }: Subject) {
  if (weightKg === null || (species !== 'cane' && species !== 'gatto')) return null;
  const [from, to] = WEEKLY_LOSS.map((share) => Math.round(weightKg * share * 100) * 10);
  return { from: from ?? 0, to: to ?? 0 };
}
