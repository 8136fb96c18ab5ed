import { readCases, readFurtherAlarms, readLessons } from './cases.mjs';
import { learn, tableOf } from './learn.mjs';
import { shareOf } from './share.mjs';

/**
 * The levels that each source of lessons gets from a reader trained on all others.
 * @returns the lessons of the levels, each with the level it was `called`, and for each source of
 *   `after-alarm` how often an end of an alarm was seen, and how often one was seen where there was
 *   none.
 */
export function leaveOut(
  { levels, closing },
  {
    lessons = readLessons(),
    afterAlarm = readCases('after-alarm'),
    furtherAlarms = readFurtherAlarms().filter(closing.mayTeach),
  } = {},
) {
  const called = bySource(lessons, levels).map(({ one, found }) => ({
    ...one,
    called: found,
  }));
  const later = bySource(afterAlarm, closing, furtherAlarms);
  const ends = later.filter(({ one }) => one.closes);
  const others = later.filter(({ one }) => !one.closes);
  const isFound = ({ found }) => found;
  return { called, endsSeen: shareOf(ends, isFound), endedWrongly: shareOf(others, isFound) };
}

/**
 * Each case with what is `found` by a table that learned nothing from its source.
 * @param always further cases that each of these tables learns.
 */
function bySource(cases, { shape, exampleOf, judgeBy }, always = []) {
  const examples = cases.map(exampleOf);
  const known = always.map(exampleOf);
  const sources = [...new Set(cases.map(({ source }) => source))];
  return sources.flatMap((left) => {
    const others = examples.filter((_, index) => cases[index].source !== left);
    const judge = judgeBy(tableOf(learn([...others, ...known], shape)));
    return cases.filter(({ source }) => source === left).map((one) => ({ one, found: judge(one) }));
  });
}
