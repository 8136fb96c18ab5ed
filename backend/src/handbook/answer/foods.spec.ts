import { describe, expect, it } from '@jest/globals';
import type { PetFacts } from '../../contract/pets.js';
import type { Triage } from '../../contract/chat.js';
import { HandbookAssistant } from '../handbook-assistant.service.js';
import { HandbookService } from '../handbook.service.js';

const assistant = new HandbookAssistant(new HandbookService());
const ROUTINE: Triage = { level: 'routine', reasons: [], actions: [], donts: [], contacts: [] };

function answerFor(species: PetFacts['species'], breed: string | null, question: string): string {
  const pet: PetFacts = {
    ...{ name: 'Luna', species, breed, age: 3, weight: null },
    ...{ healthConditions: null, personalityTraits: null },
  };
  return assistant.compose({ question, history: [], pet, triage: ROUTINE }).text;
}

type Case = [PetFacts['species'], string | null, string];

describe('the verdict on a food', () => {
  it.each<Case>([
    ['uccello', 'budgie', 'can budgies eat apple pips?'],
    ['uccello', 'budgie', 'are apple pips ok for budgies'],
    ['uccello', 'canarino', 'può mangiare i semi di mela?'],
    ['cane', null, 'can dogs eat apple seeds?'],
    ['cane', null, 'can he have apple cores?'],
    ['cane', null, 'può mangiare il torsolo della mela?'],
    ['cane', null, 'can dogs eat peach stones?'],
    ['cane', null, 'può mangiare i noccioli di pesca?'],
    ['cane', null, 'can he eat banana peel?'],
    ['coniglio', null, 'può mangiare le foglie di pomodoro?'],
    ['altro', 'guinea pig', 'can she eat tomato leaves?'],
    ['altro', 'cavia', 'può mangiare la patata?'],
    ['altro', 'guinea pig', 'can guinea pigs eat potato?'],
    ['cane', null, 'can dogs have cooked bones?'],
    ['cane', null, 'gli piacciono gli ossi di prosciutto, posso?'],
    ['cane', null, 'può rosicchiare l’osso del prosciutto?'],
    ['cane', null, 'gli do le ossa di pollo cotte?'],
    ['gatto', null, 'can cats eat tuna every day?'],
    ['gatto', null, 'può mangiare il tonno tutti i giorni?'],
  ])('is no where the part that is asked about does harm: %s %s, %s', (species, breed, asked) => {
    expect(answerFor(species, breed, asked)).toMatch(/^No[.,]/);
  });

  it.each<Case>([
    ['coniglio', null, 'Can rabbits eat iceberg lettuce?'],
    ['coniglio', null, 'può mangiare la lattuga iceberg?'],
    ['altro', 'hermann tortoise', 'can my hermann have tomatoes and cucumber?'],
    ['altro', 'tartaruga di terra', 'può mangiare il pomodoro?'],
    ['altro', 'tartaruga di terra', 'può mangiare la mela?'],
  ])('advises against what is of no use to this animal: %s %s, %s', (species, breed, asked) => {
    expect(answerFor(species, breed, asked)).toMatch(/^(?:Better not|Meglio di no)/);
  });

  it.each<Case>([
    ['cane', null, 'can dogs eat apple without seeds?'],
    ['cane', null, 'può mangiare la mela senza semi?'],
    ['cane', null, 'può mangiare la patata lessa?'],
    ['cane', null, 'can he eat cucumber?'],
    ['coniglio', null, 'can rabbits eat lettuce?'],
    ['gatto', null, 'can cats eat tuna?'],
  ])('stays yes where the harmful part is left out: %s %s, %s', (species, breed, asked) => {
    expect(answerFor(species, breed, asked)).toMatch(/^(?:Yes|Sì),? /);
  });

  it('agrees with the number of what is asked about', () => {
    expect(answerFor('cane', null, 'le patate crude fanno male?')).toMatch(
      /^Sì\. Patata cruda, pomodoro verde e rabarbaro contengono/,
    );
  });
});
