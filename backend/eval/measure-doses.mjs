import { shareOf } from './share.mjs';

export const DOSE_LEVELS = ['none', 'mild', 'severe', 'lethal-risk'];

/** When the question does not say which kind, any kind is right. */
const UNTOLD_KIND = {
  chocolate: /^(?:chocolate|cocoa|caffeine)/,
  rodenticide: /^(?:rodenticide|cholecalciferol)/,
};

/** Foods that a reply need not mention; it must not report a dose above `none` for them. */
const HARMLESS = new Set([
  'carrot',
  'apple',
  'banana',
  'watermelon',
  'basil',
  'chicken',
  'potato',
  'strawberry',
  'broccoli',
  'bell-pepper',
  'pumpkin',
  'rice',
  'peanut-butter',
  'cat-grass',
]);

/** Each expected dose, with the dose found by the reply. */
export const judgeDoses = (cases, { assess }) =>
  cases.flatMap((one) => {
    const { doses } = assess(one);
    return one.doses.map((expected) => ({ ...one, expected, doses, ...compare(expected, doses) }));
  });

function compare(expected, doses) {
  const isHarmless = HARMLESS.has(expected.substance);
  const found = doses.find(({ substance }) => fits(expected.substance, substance));
  const worst = doses.reduce((level, dose) => Math.max(level, rank(dose.level)), 0);
  const level = isHarmless ? DOSE_LEVELS[worst] : (found?.level ?? 'none');
  const off = (found?.mgPerKg ?? Infinity) / expected.mgPerKg - 1;
  return {
    isHarmless,
    isFound: found !== undefined,
    level,
    isExact: level === expected.level,
    isLower: rank(level) < rank(expected.level),
    isWithin: Math.abs(off) <= expected.tolerance,
  };
}

const rank = (level) => DOSE_LEVELS.indexOf(level);
const fits = (expected, substance) =>
  substance === expected || (UNTOLD_KIND[expected]?.test(substance) ?? false);

/**
 * Figures of the judged doses. Harmless food need not be found; doses in mg/kg are compared as
 * well.
 */
export const doseFigures = (judged) => ({
  cases: judged.length,
  found: shareOf(
    judged.filter(({ expected }) => expected.level !== 'none'),
    ({ isFound }) => isFound,
  ),
  levelExact: shareOf(judged, ({ isExact }) => isExact),
  levelLower: shareOf(judged, ({ isLower }) => isLower),
  withinTolerance: shareOf(
    judged.filter(({ expected, isHarmless }) => expected.mgPerKg !== null && !isHarmless),
    ({ isWithin }) => isWithin,
  ),
});
