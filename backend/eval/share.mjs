/** A count out of a total. */
export const share = (count, of) => ({ count, of });

/** From 0 to 1; NaN when the total is 0. */
export const ratio = ({ count, of }) => count / of;

/** The share of `items` for which `isSo` holds. */
export const shareOf = (items, isSo) => share(items.filter(isSo).length, items.length);

const TAIL = 0.025;
/** Bisections of the range from 0 to 1: finer than the precision of a double. */
const BISECTIONS = 60;

/**
 * The exact two-sided 95 % confidence interval of a share (Clopper and Pearson, Biometrika
 * 1934;26:404), from 0 to 1.
 */
export function exactBounds({ count, of }) {
  return {
    lower: count === 0 ? 0 : solve((p) => 1 - cumulative(count - 1, of, p) < TAIL),
    upper: count === of ? 1 : solve((p) => cumulative(count, of, p) > TAIL),
  };
}

/** Bisects for the share up to which the condition holds. */
function solve(isBelow) {
  let [low, high] = [0, 1];
  for (let step = 0; step < BISECTIONS; step += 1) {
    const middle = (low + high) / 2;
    if (isBelow(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Probability of at most `count` hits in `of` trials with probability `p`. */
function cumulative(count, of, p) {
  let sum = 0;
  for (let hits = 0; hits <= count; hits += 1) {
    const ways = logFactorial(of) - logFactorial(hits) - logFactorial(of - hits);
    sum += Math.exp(ways + hits * Math.log(p) + (of - hits) * Math.log1p(-p));
  }
  return sum;
}

const logFactorials = [0];

function logFactorial(n) {
  for (let next = logFactorials.length; next <= n; next += 1) {
    logFactorials.push(logFactorials[next - 1] + Math.log(next));
  }
  return logFactorials[n];
}
