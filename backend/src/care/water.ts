import { toTen, type CareAnimal } from './animal.js';

/**
 * ml per kg and day, food included for cats (MSD Veterinary Manual; handbook dog-water, cat-water).
 */
const ML_PER_KG = { cane: [40, 60], gatto: [50, 60] } as const;
/**
 * ml per kg and day, drunk besides the water in the food, beyond which an animal should see a vet.
 * Drinking is excessive above 90 in dogs (dvm360, The ins and outs of polyuria and polydipsia, 2014;
 * textbooks: 100) and above 45 to 50 in cats (the same; Turramurra Veterinary Hospital: 50).
 */
const TOO_MUCH_PER_KG = { cane: 90, gatto: 50 } as const;

/** Water a day in ml, and how much drunk is too much; `null` without a weight or for others. */
export function dailyWater({ species, weightKg }: Pick<CareAnimal, 'species' | 'weightKg'>) {
  if (weightKg === null || (species !== 'cane' && species !== 'gatto')) return null;
  const perKg = ML_PER_KG[species];
  return {
    from: toTen(perKg[0] * weightKg),
    to: toTen(perKg[1] * weightKg),
    tooMuch: toTen(TOO_MUCH_PER_KG[species] * weightKg),
  };
}
