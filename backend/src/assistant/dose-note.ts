import { exactAge } from '../contract/age.js';
import { readWeightKg } from '../contract/body-weight.js';
import { replyLanguage } from '../language/language.js';
import type { Question } from '../replies/reply-generator.js';
import { harmlessDose } from '../safety/triage.js';

/** How many earlier questions may tell of what was eaten. */
const QUESTIONS_IN_MIND = 3;

/**
 * Precedes an answer to an owner whose animal ate a poison in a dose below those that make animals
 * ill, once the question tells it or completes what the conversation told; empty otherwise.
 */
export function doseNote(asked: Question): string {
  const { question, history, pet, triage } = asked;
  if (triage.level !== 'routine') return '';
  const { language } = replyLanguage(asked);
  const animal = {
    species: pet.species,
    weightKg: readWeightKg(pet.weight),
    ageYears: exactAge(pet),
  };
  const doseIn = (texts: string[]) => harmlessDose({ ...animal, text: texts.join('\n') }, language);
  const earlier = history
    .filter(({ role }) => role === 'user')
    .slice(-QUESTIONS_IN_MIND)
    .map(({ content }) => content);
  const isCompleted = earlier.length > 0 && doseIn(earlier) === null;
  const note = doseIn([question]) ?? (isCompleted ? doseIn([...earlier, question]) : null);
  return note === null ? '' : `${note}\n\n`;
}
