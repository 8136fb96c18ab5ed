import { animalOf } from '../chat/question-triage.js';
import { replyLanguage } from '../language/language.js';
import type { Question } from '../replies/reply-generator.js';
import { harmlessDose } from '../safety/triage.js';

/** How many earlier questions may mention what was eaten. */
const QUESTIONS_IN_MIND = 3;

/**
 * Returns the note before an answer about a poison that was eaten in a harmless dose. Given once:
 * when the question states the dose, or adds what the conversation lacked to compute it. Empty
 * otherwise.
 */
export function doseNote(asked: Question): string {
  const { question, history, pet, triage } = asked;
  if (triage.level !== 'routine') return '';
  const { language } = replyLanguage(asked);
  const animal = animalOf(pet);
  const doseIn = (texts: string[]) => harmlessDose({ ...animal, text: texts.join('\n') }, language);
  const earlier = history
    .filter(({ role }) => role === 'user')
    .slice(-QUESTIONS_IN_MIND)
    .map(({ content }) => content);
  const note =
    doseIn([question]) ?? (doseIn(earlier) === null ? doseIn([...earlier, question]) : null);
  return note === null ? '' : `${note}\n\n`;
}
