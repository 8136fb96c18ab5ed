import type { Hit } from '../reading/lexicon.js';
import type { Reading } from '../reading/reading.js';

/** Meanings in one sentence, near each other in any order; one from each list. */
type Group = readonly (readonly string[])[];

interface Condition {
  group: Group;
  /** Whether it must not occur, not even denied. */
  absent: boolean;
}

/** The meanings that make a sign. */
export interface Pattern {
  conditions: readonly Condition[];
}

/**
 * Reads a pattern of meanings: `belly ~ swollen|tense & retching & !recovered`. A bar separates
 * alternatives, `~` requires nearness, `&` requires both anywhere in the question, `!` requires
 * absence.
 */
export function parsePattern(source: string, isKnown: (meaning: string) => boolean): Pattern {
  const conditions = source.split('&').map((part): Condition => {
    const absent = part.trim().startsWith('!');
    const group = part
      .replace('!', '')
      .split('~')
      .map((names) => names.split('|').map((name) => name.trim()));
    for (const name of group.flat()) {
      if (!isKnown(name)) throw new Error(`no meaning '${name}' in '${source}'`);
    }
    return { group, absent };
  });
  return { conditions };
}

export const isShown = (pattern: Pattern, reading: Reading): boolean =>
  mayBeShown(pattern, reading) && holds(pattern, reading);

/** Most patterns require something that is not mentioned: this cheap check rules them out first. */
const mayBeShown = ({ conditions }: Pattern, reading: Reading): boolean =>
  conditions.every(
    ({ group, absent }) =>
      absent || group.every((names) => names.some((name) => reading.mentions(name))),
  );

const holds = ({ conditions }: Pattern, reading: Reading): boolean =>
  conditions.every(({ group, absent }) =>
    absent
      ? !stands(group, (name) => reading.all(name), reading)
      : stands(group, (name) => reading.present(name), reading),
  );

function stands(group: Group, hitsOf: (name: string) => readonly Hit[], reading: Reading): boolean {
  const [first, ...others] = group
    .filter((names) => !names.some((name) => reading.isFact(name)))
    .map((names) => names.flatMap(hitsOf));
  if (!first) return true;
  return first.some((hit) =>
    others.every((hits) => hits.some((other) => reading.isNear(hit, other))),
  );
}
