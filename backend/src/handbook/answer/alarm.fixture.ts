import type { Triage, Turn } from '../../contract/chat.js';
import type { PetFacts } from '../../contract/pets.js';
import { HandbookAssistantService } from '../handbook-assistant.service.js';
import { HandbookService } from '../handbook.service.js';

const assistant = new HandbookAssistantService(new HandbookService());

export const petOf = (species: PetFacts['species'], breed: string | null = null): PetFacts => ({
  name: 'Luna',
  species,
  breed,
  age: 3,
  weight: null,
  healthConditions: null,
  personalityTraits: null,
});

type Assess = (asked: Pick<PetFacts, 'species'> & { text: string }) => Omit<Triage, 'contacts'>;

/** The answers to alarms that the safety rules raise. */
export function answersBy(assess: Assess) {
  const triageOf = ({ species }: PetFacts, text: string): Triage => ({
    contacts: [],
    ...assess({ text, species }),
  });

  /** The answer to an alarm, in the words of the safety rules. */
  function first(pet: PetFacts, question: string, more: Partial<Triage> = {}): string {
    const triage = { ...triageOf(pet, question), ...more };
    return assistant.compose({ question, history: [], pet, triage }).text;
  }

  /** The answer to a later message while the alarm of the first one is open. */
  function later(pet: PetFacts, alarm: string, question: string): string {
    const triage = { ...triageOf(pet, alarm), since: 1 };
    const history: Turn[] = [
      { role: 'user', content: alarm },
      { role: 'assistant', content: first(pet, alarm) },
    ];
    return assistant.compose({ question, history, pet, triage }).text;
  }
  return { first, later };
}
