import { toTen, type CareAnimal } from './animal.js';

/**
 * ml per kg and day, food included for cats (MSD Veterinary Manual; handbook dog-water, cat-water).
 */
const ML_PER_KG: Partial<Record<CareAnimal['species'], readonly [number, number]>> = {
  cane: [40, 60],
  gatto: [50, 60],
};
/** More than this is a reason to see the vet. */
const TOO_MUCH_PER_KG = 100;

/** Water per day in ml, and the amount that is too much; `null` without a weight or for others. */
export function dailyWater({ species, weightKg }: Pick<CareAnimal, 'species' | 'weightKg'>) {
  const perKg = ML_PER_KG[species];
  if (!perKg || weightKg === null) return null;
  return {
    from: toTen(perKg[0] * weightKg),
    to: toTen(perKg[1] * weightKg),
    tooMuch: toTen(TOO_MUCH_PER_KG * weightKg),
  };
}
