import type { Subject } from './handbook-subject.js';

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
