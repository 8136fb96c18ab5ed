import type { Subject } from './handbook-subject.js';

/** Share of the body weight an animal may lose in a week: 1 to 2 % (WSAVA; AAHA 2021). */
const WEEKLY_LOSS = [0.01, 0.02] as const;

/** Grams a week, from and to; `null` without a weight or for others than dogs and cats. */
export function weeklyLoss({ species, weightKg }: Subject) {
  if (weightKg === null || (species !== 'cane' && species !== 'gatto')) return null;
  const [from, to] = WEEKLY_LOSS.map((share) => Math.round(weightKg * share * 100) * 10);
  return { from: from ?? 0, to: to ?? 0 };
}
