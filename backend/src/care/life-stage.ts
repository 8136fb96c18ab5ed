import type { CareAnimal } from './animal.js';

/** Dogs up to an adult weight in kg: years at which the last quarter of a usual life begins. */
const DOG_SENIOR_FROM: readonly (readonly [number, number])[] = [
  [10, 11],
  [25, 9],
  [Infinity, 8],
];
/** AAHA/AAFP 2021: cats are senior after ten years. */
const CAT_SENIOR_FROM = 11;
/** WabbitWiki (Harcourt-Brown): signs of age from five to seven years on. */
const RABBIT_SENIOR_FROM = 6;
const RABBIT_ADULT_FROM = 0.5;

/** The life stage of a dog, cat or rabbit whose age is known; `null` otherwise. */
export function lifeStage({
  species,
  age,
  weightKg,
}: Pick<CareAnimal, 'species' | 'age' | 'weightKg'>): CareAnimal['stage'] {
  if (age === null || species === 'uccello' || species === 'altro') return null;
  if (age < (species === 'coniglio' ? RABBIT_ADULT_FROM : 1)) return 'young';
  return age >= seniorFrom(species, weightKg ?? 0) ? 'senior' : 'adult';
}

function seniorFrom(species: CareAnimal['species'], kg: number): number {
  if (species === 'gatto') return CAT_SENIOR_FROM;
  if (species === 'coniglio') return RABBIT_SENIOR_FROM;
  return DOG_SENIOR_FROM.find(([limit]) => kg <= limit)?.[1] ?? Infinity;
}
