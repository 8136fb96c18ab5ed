import { fold } from '../../language/text.js';
import { namedAnimals } from '../handbook.service.js';
import { fitOf, isOfOther, pick, repeats, type Choosing } from './parts.js';
import type { Subject } from './subject.js';
import {
  BACKGROUND,
  BY_ANOTHER,
  GIVES_FOOD,
  INSTRUCTS,
  LATER,
  NO_FOOD,
  NOT_FOR,
  PUTS_OFF,
  REASSURES,
} from './urgent-parts.data.js';

interface Urgent extends Choosing {
  subject: Pick<Subject, 'species' | 'stage' | 'animal'>;
  /** What the safety rules forbid. */
  donts: readonly string[];
}

/** Whether a part says what to do now: no background, prevention or later care. */
function instructsNow(part: string): boolean {
  const plain = fold(part).replaceAll(/[*_]/g, '').replace(/^- /, '');
  return (
    INSTRUCTS.test(plain) && !BACKGROUND.test(plain) && !LATER.test(plain) && !REASSURES.test(plain)
  );
}

/**
 * Whether an answer to another question delays nothing and gives nothing that the alarm forbids.
 */
export function isSafeInAlarm(answer: string): boolean {
  const plain = fold(answer);
  return !REASSURES.test(plain) && !GIVES_FOOD.test(plain) && !PUTS_OFF.test(plain);
}

/** Whether a part suits this animal: it names no other one, and nothing that this one lacks. */
function suits(part: string, subject: Urgent['subject']): boolean {
  const [first = ''] = part.split(/(?<=[.!?]) /);
  const named = namedAnimals(first.replace(BY_ANOTHER, ''));
  const isNamed = named.some(
    ({ species, animal }) =>
      species === subject.species && (species !== 'altro' || animal === subject.animal),
  );
  if (isOfOther(part, subject) || (named.length > 0 && !isNamed)) return false;
  const plain = fold(part);
  return !NOT_FOR.some(({ is, names }) => is(subject) && names.test(plain));
}

/**
 * The lines of an entry to follow in an alarm, those with most of the question first: only what can
 * be done now, for this animal, and nothing that the safety rules forbid. Often there are none.
 */
export function urgentParts(parts: readonly string[], urgent: Urgent): string[] {
  const { subject, said, language, donts, most } = urgent;
  const forbidsFood = NO_FOOD.test(fold(donts.join(' ')));
  const useful = parts.filter(
    (part) =>
      instructsNow(part) &&
      suits(part, subject) &&
      !(forbidsFood && GIVES_FOOD.test(fold(part))) &&
      !repeats(part, said, language),
  );
  return pick(useful, (part) => fitOf(part, urgent), most);
}
