import { setTimeout as delay } from 'node:timers/promises';

/**
 * Has people act at a steady rate, whether earlier acts have ended or not: each time the one who
 * has rested longest. Ends after `seconds`, or earlier once `isOver()`. A turn for which nobody
 * rests is an error, or with `mayFallBehind` skipped.
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
  for (let turn = 0; turn < perSecond * seconds && !isOver?.(); turn += 1) {
    await delay(Math.max(0, startedAt + (turn * 1000) / perSecond - performance.now()));
    if (resting.length === 0) {
      if (mayFallBehind) continue;
      throw new Error(`${perSecond} a second are too many here`);
    }
    all.push(actAs(resting.shift()));
    // A failure is told at the end.
    all.at(-1).catch(() => {});
  }
  return Promise.all(all);
}
