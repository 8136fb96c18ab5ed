import type { Triage, Turn } from '../../contract/chat.js';
import type { PetFacts } from '../../contract/pets.js';
import { HandbookAssistantService } from '../handbook-assistant.service.js';
import { HandbookService } from '../handbook.service.js';

const NOTHING_MORE = { breed: null, healthConditions: null, personalityTraits: null };
export const REX: PetFacts = {
  ...NOTHING_MORE,
  name: 'Rex',
  species: 'cane',
  age: 4,
  weight: '20 kg',
};
export const MICIA: PetFacts = {
  ...NOTHING_MORE,
  name: 'Micia',
  species: 'gatto',
  age: 3,
  weight: null,
};
export const FIOCCO: PetFacts = { ...MICIA, name: 'Fiocco', species: 'coniglio' };
export const KIWI: PetFacts = { ...MICIA, name: 'Kiwi', species: 'uccello' };
export const ROUTINE: Triage = {
  level: 'routine',
  reasons: [],
  actions: [],
  donts: [],
  contacts: [],
};

const assistant = new HandbookAssistantService(new HandbookService());

interface Said {
  text: string;
  followUps: string[];
}

/** Holds a conversation. Returns the replies, in order. */
export function converse(pet: PetFacts, questions: string[], last: Triage = ROUTINE) {
  const history: Turn[] = [];
  const replies: Said[] = [];
  for (const question of questions) {
    const triage = question === questions.at(-1) ? last : ROUTINE;
    const said = assistant.compose({ question, history: [...history], pet, triage });
    replies.push({ text: said.text, followUps: said.followUps });
    history.push({ role: 'user', content: question }, { role: 'assistant', content: said.text });
  }
  return replies;
}

export const lastOf = (pet: PetFacts, questions: string[], triage?: Triage): Said =>
  converse(pet, questions, triage).at(-1) ?? { text: '', followUps: [] };
