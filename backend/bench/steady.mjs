import { setTimeout as delay } from 'node:timers/promises';

/**
 * Makes people act at a steady rate, whether or not earlier acts have ended: each time, the one who
 * has rested longest. Ends after `seconds`, or earlier once `isOver()`. If nobody is resting, a
 * turn is an error, or skipped with `mayFallBehind`.
 * @returns the results of all acts.
 */
export async function steadily(people, act, { perSecond, seconds, isOver, mayFallBehind }) {
  const startedAt = performance.now();
  const resting = [...people];
  const actAs = async (person) => {
    const result = await act(person);
    resting.push(person);
    return result;
  };
  const all = [];
  // Rounded, because 60 * (1000 / 60) is a little more than 1,000 turns.
  const turns = Math.round(perSecond * seconds);
  for (let turn = 0; turn < turns && !isOver?.(); turn += 1) {
    await delay(Math.max(0, startedAt + (turn * 1000) / perSecond - performance.now()));
    if (resting.length === 0) {
      if (mayFallBehind) continue;
      throw new Error(`${perSecond} a second are too many here`);
    }
    all.push(actAs(resting.shift()));
    // A failure is reported at the end.
    all.at(-1).catch(() => {});
  }
  return Promise.all(all);
}
