import { toTen, type CareAnimal } from './animal.js';

/**
 * Share of the body weight to lose in a week, from and to: dogs 1 to 2%, cats 0.5 to 2% (Purina
 * Institute; AAHA 2021). Faster is a matter for the vet.
 */
const WEEKLY: Partial<Record<CareAnimal['species'], readonly [number, number]>> = {
  cane: [0.01, 0.02],
  gatto: [0.005, 0.02],
};

/** kcal a day for losing weight: factor and exponent of the ideal weight (AAHA 2021). */
const ON_DIET = {
  cane: [63, 0.75],
  gatto: [52, 0.711],
} as const;

type Weighed = Pick<CareAnimal, 'species' | 'weightKg'>;

/** Grams a week, from and to, rounded to tens; `null` without a weight or for others. */
export function weeklyLoss({ species, weightKg }: Weighed) {
  const shares = WEEKLY[species];
  if (weightKg === null || !shares) return null;
  const [from, to] = shares.map((share) => Math.round(weightKg * share * 100) * 10);
  return { from: from ?? 0, to: to ?? 0 };
}

/** kcal a day for reaching an ideal weight. */
export function dietEnergy(species: 'cane' | 'gatto', idealKg: number): number {
  const [factor, exponent] = ON_DIET[species];
  return factor * idealKg ** exponent;
}

/**
 * An animal may have a tenth to half of its weight to lose; more is a typing error or a vet's case.
 */
const MOST_TO_LOSE = 0.5;

interface WeightLossPlan {
  /** kcal a day, rounded to tens. */
  kcal: number;
  /** From the fastest safe pace to the slowest. */
  weeks: readonly [number, number];
}

/** A plan from today's weight to a target; `null` for others or where there is nothing to lose. */
export function weightLossPlan(
  { species, weightKg }: Weighed,
  targetKg: number,
): WeightLossPlan | null {
  const shares = WEEKLY[species];
  if (!shares || weightKg === null || (species !== 'cane' && species !== 'gatto')) return null;
  if (targetKg >= weightKg || targetKg < weightKg * MOST_TO_LOSE) return null;
  const weeksAt = (share: number) => Math.ceil(Math.log(targetKg / weightKg) / Math.log(1 - share));
  const [slow, fast] = shares;
  return {
    kcal: toTen(dietEnergy(species, targetKg)),
    weeks: [weeksAt(fast), weeksAt(slow)],
  };
}

const IDEAL_SCORE = 5;

/** Nothing else that is scored, such as fear. */
const SCORE =
  /\b(?:(?:bcs|(?:body )?condition score)\D{0,12}|punteggio(?: (?:bcs|corporeo|di|del|della|condizione|corporea|è))*\W{0,3})([6-9])\b/i;

/** A body condition score of 6 to 9 that a text states. */
export const conditionScoreIn = (text: string): number | null =>
  Number(SCORE.exec(text)?.[1] ?? 0) || null;

/**
 * The scores that an owner's words stand for: 6 and 7 are overweight, 8 and more obese (WSAVA body
 * condition score). 9 is not read from a word: its range reaches below half of the weight.
 */
const WORDS: readonly (readonly [RegExp, readonly number[]])[] = [
  [said('obes'), [8]],
  [said('over ?weight|too fat|sovrappeso'), [6, 7]],
  [
    said(
      String.raw`(?<=^|[,;.\n]\s*|\b(?:troppo|molto|po['’]?|cane|gatto|gatta) |\be['’] |è )grass[oa]\b(?! d[ei])`,
    ),
    [6, 7],
  ],
];

/** A word that is neither denied nor about the past or a mere risk. */
function said(word: string): RegExp {
  const denied = String.raw`not|isn['’]t|non|never|no|used|was|were|had|formerly|previously|history|era|ex|in passato|risk|rischio|tend\w*|prone`;
  const between = String.raw`longer|to|be|been|being|of|at|all|very|really|more|è|e['’]|più|di|al|alla|mai|stat[oa]|molto|troppo|un|po['’]?|particolarmente`;
  return new RegExp(
    String.raw`(?<!\b(?:${denied})[\s-]+(?:(?:${between})\s+){0,3})(?:${word})`,
    'iu',
  );
}

/**
 * The range of the ideal weight for a body condition score of 6 to 9: 10% too much for each point
 * (AAHA toolkit), or 10 to 15% off for each (Vet Times); the sources disagree.
 */
export function idealWeight(weightKg: number, score: number): readonly [number, number] | null {
  const points = score - IDEAL_SCORE;
  if (!Number.isInteger(score) || points < 1 || score > 9) return null;
  const all = [
    weightKg / (1 + 0.1 * points),
    weightKg * (1 - 0.1 * points),
    weightKg * (1 - 0.15 * points),
  ];
  return [Math.min(...all), Math.max(...all)];
}

/**
 * The range of the ideal weight of an animal whose noted conditions call it too heavy, by its score
 * or in words; `null` for any other.
 */
export function notedIdealWeight({
  weightKg,
  conditions,
}: Pick<CareAnimal, 'weightKg' | 'conditions'>): readonly [number, number] | null {
  if (weightKg === null || conditions === null) return null;
  const stated = conditionScoreIn(conditions);
  const inWords = WORDS.find(([word]) => word.test(conditions))?.[1] ?? [];
  const scores = stated === null ? inWords : [stated];
  const ends = scores.flatMap((score) => idealWeight(weightKg, score) ?? []);
  if (ends.length === 0) return null;
  return [Math.max(Math.min(...ends), weightKg * MOST_TO_LOSE), Math.max(...ends)];
}
