import type { Turn } from '../../contract/chat.js';
import type { PetFacts } from '../../contract/pets.js';
import { SPECIES_NAMES } from '../../language/animals.js';
import { otherAnimalIn } from '../../language/correction.js';
import { fold } from '../../language/text.js';
import { ALARM_TEXTS } from './alarm.texts.js';
import type { HandbookAnswerInput } from './question.js';

/**
 * Whether an alarm is, or may be, another animal's: a correction said so; or it was shown without
 * the pet's name, or the owner has several of its kind, and has not named the pet since.
 */
export function isUnnamed({ question, triage, history, pet }: HandbookAnswerInput): boolean {
  if (triage.level === 'routine') return false;
  const isOpen = triage.since !== undefined;
  const turns: Turn[] = [...history, { role: 'user', content: question }];
  const told = ({ role, content }: Turn, is: (text: string) => boolean) =>
    role === 'user' && is(fold(content));
  if (isOpen && history.some((turn) => told(turn, (text) => corrects(text, pet)))) return true;
  const several = turns.findIndex((turn) => told(turn, (text) => namesSeveral(text, pet)));
  const from = isOpen ? Math.max(several, unnamedAlarmIn(history, pet)) : several;
  const name = fold(pet.name);
  return from >= 0 && !turns.slice(from).some((turn) => told(turn, (text) => text.includes(name)));
}

const corrects = (text: string, { species }: PetFacts) => otherAnimalIn(text, species) !== null;

function namesSeveral(folded: string, { species }: PetFacts): boolean {
  const kind = `(?:${SPECIES_NAMES[species]})\\b`;
  const [many, other] = [
    'two|three|four|[2-9]|both|due|tre|quattro',
    'other|second|altr[oa]|second[oa]',
  ];
  return new RegExp(`\\b(?:${many}) (?:\\w+ )?${kind}|\\b(?:${other}) ${kind}`).test(folded);
}

/** Index of the reply that shows the newest alarm, if without the pet's name; otherwise -1. */
function unnamedAlarmIn(history: readonly Turn[], { name }: PetFacts): number {
  const says = ({ role, content }: Turn, whose: string | null) =>
    role === 'assistant' &&
    Object.values(ALARM_TEXTS).some(({ alarm: of }) =>
      [of.emergency(whose), of.urgent(whose)].some((words) => content.includes(words)),
    );
  const at = history.findLastIndex((turn) => says(turn, name) || says(turn, null));
  const turn = history[at];
  return turn && says(turn, null) ? at : -1;
}
