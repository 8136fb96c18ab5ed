import type { Triage } from '../../contract/chat.js';
import type { PetFacts } from '../../contract/pets.js';
import { HandbookService } from '../handbook.service.js';
import { composeHandbookAnswer } from './compose-answer.js';
import { findKnowledge } from './knowledge.js';

const handbook = new HandbookService();

const NOTHING_MORE = { breed: null, healthConditions: null, personalityTraits: null };
export const REX: PetFacts = {
  ...NOTHING_MORE,
  name: 'Rex',
  species: 'cane',
  age: 4,
  weight: '10 kg',
};
export const PUP: PetFacts = {
  ...NOTHING_MORE,
  name: 'Pip',
  species: 'cane',
  age: 0.25,
  weight: '2kg',
};
export const LUNA: PetFacts = {
  ...NOTHING_MORE,
  name: 'Luna',
  species: 'gatto',
  age: 12,
  weight: 'circa 4 kg',
  healthConditions: 'insufficienza renale',
};
export const BIRBA: PetFacts = {
  ...NOTHING_MORE,
  name: 'Birba',
  species: 'coniglio',
  age: 2,
  weight: null,
};
export const KIWI: PetFacts = {
  ...NOTHING_MORE,
  name: 'Kiwi',
  species: 'uccello',
  age: 3,
  weight: '90 g',
};
export const PEPE: PetFacts = {
  ...NOTHING_MORE,
  name: 'Pepe',
  species: 'altro',
  age: 1,
  weight: null,
};

type Assess = (question: { text: string; species: PetFacts['species'] }) => Triage;

/** Asks the handbook, after these earlier questions. */
export const askerBy =
  (assess: Assess) =>
  (pet: PetFacts, question: string, earlier: string[] = []) => {
    const history = earlier.map((content) => ({ role: 'user' as const, content }));
    const triage = assess({ text: question, species: pet.species });
    const asked = { question, history, pet, triage };
    return composeHandbookAnswer({ ...asked, ...findKnowledge(handbook, asked) });
  };
