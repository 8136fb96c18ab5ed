import type { Species } from '../contract/species.js';

/** What the care tables need to know about an animal. */
export interface CareAnimal {
  species: Species;
  /** Years. */
  age: number | null;
  weightKg: number | null;
  stage: 'young' | 'adult' | 'senior' | null;
  neutered: boolean | null;
  /** Illnesses as the owner notes them. */
  conditions: string | null;
}

export const toTen = (amount: number): number => Math.round(amount / 10) * 10;
