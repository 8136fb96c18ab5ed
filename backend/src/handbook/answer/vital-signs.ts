import type { Subject } from './subject.js';

export interface VitalSigns {
  /** Degrees Celsius, at rest. */
  temperature: readonly [number, number];
  /** Beats a minute. */
  heart: readonly [number, number];
  /** Breaths a minute. */
  breaths: readonly [number, number];
}

const SMALL_DOG_KG = 15;

/**
 * Ranges at rest: MSD Veterinary Manual, Tufts HeartSmart, WabbitWiki (Harcourt-Brown), rabbit.org.
 */
const RANGES: Record<string, VitalSigns> = {
  largeDog: { temperature: [38, 39.2], heart: [60, 100], breaths: [10, 30] },
  smallDog: { temperature: [38, 39.2], heart: [100, 140], breaths: [10, 30] },
  puppy: { temperature: [38, 39.2], heart: [120, 160], breaths: [15, 30] },
  gatto: { temperature: [38, 39.2], heart: [140, 220], breaths: [20, 30] },
  coniglio: { temperature: [38.5, 40], heart: [180, 300], breaths: [30, 60] },
  'guinea-pig': { temperature: [37.2, 39.5], heart: [230, 310], breaths: [42, 105] },
  ferret: { temperature: [37.8, 40], heart: [200, 400], breaths: [33, 36] },
};

/** Normal values for this animal at rest; `null` without a confirmed range. */
export function vitalSigns({ species, animal, stage, weightKg }: Subject): VitalSigns | null {
  if (species !== 'cane') return RANGES[animal ?? species] ?? null;
  if (stage === 'young') return RANGES['puppy'] ?? null;
  if (weightKg === null) return null;
  return RANGES[weightKg < SMALL_DOG_KG ? 'smallDog' : 'largeDog'] ?? null;
}
