import type { CareAnimal } from './animal.js';

/** What to do about neutering at this age. */
export type NeuterStep = 'done' | 'later-by-size' | 'soon' | 'now';

/**
 * Years from which it can be done: AAHA (dogs, by adult size), "Fix by five" (cats), rabbits 3 to 5
 * months.
 */
const FROM: Partial<Record<CareAnimal['species'], number>> = {
  cane: 0.5,
  gatto: 4 / 12,
  coniglio: 4 / 12,
};
/** A growing dog over this weight will be a large one. */
const LARGE_PUPPY_KG = 12;
const GROWN = 1.25;

/** The advice on neutering; `null` without an age or for other animals. */
export function neuterTiming({
  species,
  age,
  weightKg,
  neutered,
}: Pick<CareAnimal, 'species' | 'age' | 'weightKg' | 'neutered'>): NeuterStep | null {
  const from = FROM[species];
  if (neutered === true) return 'done';
  if (age === null || from === undefined) return null;
  const growsLarge = species === 'cane' && age < GROWN && (weightKg ?? 0) > LARGE_PUPPY_KG;
  if (growsLarge) return 'later-by-size';
  return age < from ? 'soon' : 'now';
}

/** How far an animal is in its course of vaccines. */
export type VaccineStep =
  | 'too-young'
  | 'first'
  | 'second'
  | 'third'
  | 'until-26-weeks'
  | 'closing'
  | 'boosters'
  | 'yearly';

const WEEKS_PER_YEAR = 52;

/** From which week of life on each step is due: WSAVA 2024 (dogs and cats), MSD/NOAH (rabbits). */
const STEPS: Record<'young' | 'rabbit', readonly (readonly [number, VaccineStep])[]> = {
  young: [
    [0, 'too-young'],
    [6, 'first'],
    [10, 'second'],
    [14, 'third'],
    [18, 'until-26-weeks'],
    [25, 'closing'],
    [53, 'boosters'],
  ],
  rabbit: [
    [0, 'too-young'],
    [5, 'first'],
    [9, 'yearly'],
  ],
};

/** Age in weeks and the step that is due; `null` without an age or for animals without a course. */
export function vaccineTiming({ species, age }: Pick<CareAnimal, 'species' | 'age'>) {
  if (age === null || species === 'uccello' || species === 'altro') return null;
  const weeks = Math.round(age * WEEKS_PER_YEAR);
  const steps = STEPS[species === 'coniglio' ? 'rabbit' : 'young'];
  const step = steps.findLast(([from]) => weeks >= from)?.[1] ?? 'too-young';
  return { weeks, step };
}

/** An adult's exposure to worms, by how it lives. */
export type WormRisk = 'indoors' | 'outdoors' | 'hunts';

/** Wormings or tests of droppings: days between two, or times a year. */
export type WormRhythm = { everyDays: number } | { aYear: readonly [number, number] };

/** From which week of life each rhythm applies: ESCCAP GL1 (dogs), catcare4life.org (cats). */
const YOUNG_WORMS = {
  cane: [
    [2, { everyDays: 14 }],
    [10, { everyDays: 30 }],
  ],
  gatto: [
    [3, { everyDays: 14 }],
    [9, { everyDays: 28 }],
  ],
} as const satisfies Record<string, readonly (readonly [number, WormRhythm])[]>;

/** Times a year by risk (Parasites & Vectors 2019 and 2020, table 2, after ESCCAP). */
const ADULT_WORMS: Record<WormRisk, WormRhythm> = {
  indoors: { aYear: [1, 2] },
  outdoors: { aYear: [4, 4] },
  hunts: { aYear: [4, 12] },
};

const HALF_YEAR_WEEKS = 26;

/** The worming rhythm; `null` for other animals, and for an adult whose risk is unknown. */
export function wormRhythm(
  { species, age }: Pick<CareAnimal, 'species' | 'age'>,
  risk: WormRisk | null,
): WormRhythm | null {
  if (species !== 'cane' && species !== 'gatto') return null;
  const weeks = age === null ? null : Math.round(age * WEEKS_PER_YEAR);
  if (weeks !== null && weeks < HALF_YEAR_WEEKS) {
    return YOUNG_WORMS[species].findLast(([from]) => weeks >= from)?.[1] ?? null;
  }
  return risk && ADULT_WORMS[risk];
}

/**
 * Days from one weighing to the next: "Weighing your pet at home" (Pets Like Mine), iCatCare for
 * kittens.
 */
export function weighingDays({ species, stage }: Pick<CareAnimal, 'species' | 'stage'>): 7 | 28 {
  const isBig = species === 'cane' || species === 'gatto';
  return isBig && stage !== 'young' ? 28 : 7;
}

/**
 * Months from one check at the vet to the next: AAHA and AAFP (dogs and cats), RWAF and The
 * Veterinary Nurse (rabbits); `null` for others and without an age.
 */
export function checkMonths({ stage }: Pick<CareAnimal, 'stage'>): 6 | 12 | null {
  if (stage === null) return null;
  return stage === 'senior' ? 6 : 12;
}

/**
 * Years between two boosters of the core vaccines of grown dogs and cats: WSAVA 2024, not more
 * often.
 */
export const CORE_BOOSTER_YEARS = 3;

/** Weeks of life: WSAVA 2024 for puppies and kittens, NOAH for rabbits. */
export const VACCINE_WEEKS = {
  first: [6, 8],
  /** The course continues until this week, or a little longer. */
  courseEnd: 16,
  /** Reaches animals that did not respond to the course; replaces a booster at one year. */
  booster: [26, 52],
  rabbit: [5, 7],
} as const;

/** Weeks between two doses of the course of puppies and kittens: WSAVA 2024. */
export const VACCINE_COURSE_GAP = [2, 4] as const;

/** Weeks of life at which young animals change to the next worming rhythm. */
export const WORM_STAGE_WEEKS = { cane: [2, 10, 26], gatto: [3, 9, 26] } as const;

/** Months of life within which a bitch first comes into heat, and months between two heats: VCA. */
export const BITCH_HEAT = { firstMonths: [6, 24], everyMonths: [5, 7] } as const;
