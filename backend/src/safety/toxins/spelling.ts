const SHORTEST = 6;
const LONG = 10;
const LONG_STEM = 8;

/** Whether two words differ by at most `limit` letters added, dropped, changed or swapped. */
function isNear(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false;
  let older: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, (older[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return false;
    older = previous;
    previous = current;
  }
  return (previous[b.length] ?? limit + 1) <= limit;
}

/** A misspelt form of a stem or word of at least six letters that begins alike; two slips from ten letters on. */
export function isMisspelling(word: string, stem: string, isPrefix: boolean): boolean {
  if (word.length < SHORTEST || stem.length < SHORTEST || word[0] !== stem[0]) return false;
  const limit = stem.length >= LONG ? 2 : 1;
  if (!isPrefix) return isNear(word, stem, limit);
  // A short stem would be found in too many long words.
  if (word.length > stem.length + (stem.length < LONG_STEM ? 2 : 5)) return false;
  for (let length = stem.length - 1; length <= stem.length + 1; length += 1) {
    if (length <= word.length && isNear(word.slice(0, length), stem, limit)) return true;
  }
  return false;
}
