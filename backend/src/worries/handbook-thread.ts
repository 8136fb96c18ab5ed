import { parentPort } from 'node:worker_threads';
import type { PetFacts } from '../contract/pets.js';
import { HandbookAssistantService } from '../handbook/handbook-assistant.service.js';
import { HandbookService, namedAnimals } from '../handbook/handbook.service.js';
import type { Reading, ReadingAsked } from './handbook-reader.service.js';

const NOBODY: Omit<PetFacts, 'species'> = {
  name: '',
  breed: null,
  age: null,
  weight: null,
  healthConditions: null,
  personalityTraits: null,
};

const handbook = new HandbookAssistantService(new HandbookService());

function read({ id, text, species, triage }: ReadingAsked): Reading {
  const known = species ?? namedAnimals(text)[0]?.species;
  const pet = { ...NOBODY, species: known ?? 'cane' };
  const question = { question: text, history: [], pet, triage };
  return { id, excerpts: handbook.excerpts(question, known !== undefined) };
}

parentPort?.on('message', (asked: ReadingAsked) => {
  parentPort?.postMessage(read(asked));
});
