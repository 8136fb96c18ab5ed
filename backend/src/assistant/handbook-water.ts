import type { Subject } from './handbook-subject.js';

/** ml per kg and day, food included for cats (MSD Veterinary Manual; handbook dog-water, cat-water). */
const ML_PER_KG: Partial<Record<Subject['species'], readonly [number, number]>> = {
  cane: [40, 60],
  gatto: [50, 60],
};
/** More than this is a reason to see the vet. */
const TOO_MUCH_PER_KG = 100;

const toTen = (ml: number): number => Math.round(ml / 10) * 10;

/** Water a day in ml, and from where on it is too much; `null` without a weight or for others. */
export function dailyWater({ species, weightKg }: Subject) {
  const perKg = ML_PER_KG[species];
  if (!perKg || weightKg === null) return null;
  return {
    from: toTen(perKg[0] * weightKg),
    to: toTen(perKg[1] * weightKg),
    tooMuch: toTen(TOO_MUCH_PER_KG * weightKg),
  };
}
