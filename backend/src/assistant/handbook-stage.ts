import type { LifeStage } from '../handbook/entry.js';
import { readWeightKg } from '../safety/triage.js';
import type { PetFacts } from './mind.js';

/** Years at which the last quarter of a usual life begins, by adult weight up to that many kg. */
const DOG_SENIOR_FROM: readonly (readonly [number, number])[] = [
  [10, 11],
  [25, 9],
  [Infinity, 8],
];
/** AAHA/AAFP 2021: cats are senior after ten years. */
const CAT_SENIOR_FROM = 11;

/** The stage of life, where age and species tell; `null` otherwise. */
export function lifeStage({ species, age, weight }: PetFacts): LifeStage | null {
  if (age === null || (species !== 'cane' && species !== 'gatto')) return null;
  if (age < 1) return 'young';
  const kg = readWeightKg(weight) ?? 0;
  const dogSenior = DOG_SENIOR_FROM.find(([limit]) => kg <= limit)?.[1] ?? Infinity;
  return age >= (species === 'gatto' ? CAT_SENIOR_FROM : dogSenior) ? 'senior' : 'adult';
}
