import type { Subject } from './handbook-subject.js';

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
