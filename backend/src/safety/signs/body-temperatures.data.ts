import type { Animal } from '../animals.js';

/** Degrees Celsius; below `cold` and from `high` on it is an emergency. */
export interface BodyTemperatures {
  cold: number;
  /** Below it, a vet should see the animal the same day. */
  low: number;
  /** A fever from here on. */
  fever: number;
  high: number;
}

const OF_DOGS_AND_CATS: BodyTemperatures = { cold: 36.7, low: 37.5, fever: 39.5, high: 40.5 };

/**
 * Fevers: a little above the normal range of the Merck Veterinary Manual, which ends at 39.2 for
 * dogs and cats, at 39.5 for guinea pigs and at 40 for rabbits and ferrets. Low temperatures: dogs
 * and cats, VCA (a call below 37.5) and Veterinary Partner: Hypothermia (at once below 98 °F, 36.7);
 * rabbits, Di Girolamo et al., JAVMA 2016 (three times the risk of death below 38); guinea pigs and
 * ferrets, below the normal ranges of 37.2 and 37.8.
 */
export const BODY_TEMPERATURES: Partial<Record<Animal, BodyTemperatures>> &
  Record<'dog' | 'cat' | 'rabbit', BodyTemperatures> = {
  dog: OF_DOGS_AND_CATS,
  cat: OF_DOGS_AND_CATS,
  cavy: { cold: 36.5, low: 37.2, fever: 39.8, high: 40.5 },
  rabbit: { cold: 38, low: 38, fever: 40.3, high: 40.5 },
  ferret: { cold: 36.5, low: 37.5, fever: 40.3, high: 41 },
};

/**
 * The young of dogs and cats have 35 to 37.8 in the first four weeks; below 34.5 they are in danger
 * (Merck Veterinary Manual: care of neonates). Young rabbits and ferrets, which are cooler than grown
 * ones, too, are judged by the same figures for want of their own.
 */
export const NEWBORN_TEMPERATURES = { cold: 34.5, low: 34.5 } as const;
