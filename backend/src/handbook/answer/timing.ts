import type { Subject } from './subject.js';

/** What the age says about neutering now. */
export type NeuterStep = 'done' | 'later-by-size' | 'soon' | 'now';

/** Years from which it can be done: AAHA (dogs, by adult size), "Fix by five" (cats), rabbits 3 to 5 months. */
const FROM: Partial<Record<Subject['species'], number>> = {
  cane: 0.5,
  gatto: 4 / 12,
  coniglio: 4 / 12,
};
/** A growing dog over this weight will be a large one. */
const LARGE_PUPPY_KG = 12;
const GROWN = 1.25;

/** `null` without an age or for other animals. */
export function neuterTiming({ species, age, weightKg, neutered }: Subject): NeuterStep | null {
  const from = FROM[species];
  if (neutered === true) return 'done';
  if (age === null || from === undefined) return null;
  const growsLarge = species === 'cane' && age < GROWN && (weightKg ?? 0) > LARGE_PUPPY_KG;
  if (growsLarge) return 'later-by-size';
  return age < from ? 'soon' : 'now';
}

/** Where an animal stands in its course of vaccines. */
export type VaccineStep =
  'too-young' | 'first' | 'second' | 'third' | 'until-26-weeks' | 'closing' | 'boosters' | 'yearly';

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
export function vaccineTiming({ species, age }: Subject) {
  if (age === null || species === 'uccello' || species === 'altro') return null;
  const weeks = Math.round(age * WEEKS_PER_YEAR);
  const steps = STEPS[species === 'coniglio' ? 'rabbit' : 'young'];
  const step = steps.findLast(([from]) => weeks >= from)?.[1] ?? 'too-young';
  return { weeks, step };
}
