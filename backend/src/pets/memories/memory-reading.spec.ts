import { describe, expect, it } from '@jest/globals';
import { readMemories, statesAnything } from './memory-reading.js';

const MICIA = { name: 'Micia', species: 'gatto' } as const;
const NOW = new Date('2026-11-23T09:00:00Z');

const read = (message: string) =>
  readMemories(message, MICIA, NOW).map(({ kind, value, text }) => [kind, value ?? text]);

describe("a fact in an owner's message", () => {
  it.each([
    ['She is allergic to chicken', 'allergy', 'chicken'],
    ["Micia's allergic to beef and dairy, so what can she eat?", 'allergy', 'beef and dairy'],
    ['My cat is severely allergic to flea bites.', 'allergy', 'flea bites'],
    ['Allergic to grain, 4 years old, indoor', 'allergy', 'grain'],
    ['She has a chicken allergy', 'allergy', 'chicken'],
    ['I just found out that she is intolerant to lactose', 'allergy', 'lactose'],
    ['She takes phenobarbital', 'medicine', 'phenobarbital'],
    ['he takes 15 mg phenobarbital twice a day', 'medicine', '15 mg phenobarbital twice a day'],
    ['Micia is on prednisolone. Can she have fish?', 'medicine', 'prednisolone'],
    ['My cat gets insulin every 12 hours', 'medicine', 'insulin every 12 hours'],
    ['She weighs 4.1 kg now', 'weight', '4.1 kg'],
    ['She weighs 4.1 kg, how much should she eat?', 'weight', '4.1 kg'],
    ['My cat weighs about 9 lbs how much food does she need?', 'weight', '9 lbs'],
    ['I weighed her today and she weighs 4,25 kg', 'weight', '4,25 kg'],
    ['She is now 4 kg', 'weight', '4 kg'],
    ['She weighs 9 pounds and a half', 'weight', '9.5 pounds'],
    ['My cat now weighs 4 kg', 'weight', '4 kg'],
    ['She was born on 12 March 2021', 'birth', '2021-03-12'],
    ['Micia was born March 12, 2021 in our kitchen', 'birth', '2021-03-12'],
    ['she was born on 12/03/2021', 'birth', '2021-03-12'],
    ['She turned 5 today!', 'birth', '2021-11-23'],
    ['Micia turned 5 yesterday', 'birth', '2021-11-22'],
    ['She is spayed', 'neutered', 'true'],
    ['My cat was neutered last year', 'neutered', 'true'],
    ["She isn't spayed yet", 'neutered', 'false'],
    ['He has not been castrated', 'neutered', 'false'],
    ["She's a female", 'sex', 'female'],
    ['Micia has diabetes. What food is best?', 'condition', 'diabetes'],
    ['She was diagnosed with chronic kidney disease', 'condition', 'chronic kidney disease'],
    ['My cat is epileptic', 'condition', 'epileptic'],
    ['I have a cat who suffers from arthritis', 'condition', 'arthritis'],
    [
      'She has a sensitive stomach since spring. New food only slowly, right?',
      'condition',
      'sensitive stomach',
    ],
    ['She lives indoors', 'home', 'Lives indoors'],
    ['Micia is an indoor cat', 'home', 'Lives indoors'],
    ['She eats Royal Canin Sensitivity', 'food', 'Eats Royal Canin Sensitivity'],
    ["She only eats Hill's", 'food', "Eats Hill's"],
    ["She's afraid of fireworks, what helps?", 'fear', 'Afraid of fireworks'],
    ['my cat is scared of the vacuum cleaner', 'fear', 'Afraid of the vacuum cleaner'],
  ])('is read in English: %s', (message, kind, value) => {
    expect(read(message)).toContainEqual([kind, value]);
  });

  it.each([
    ['È allergica al pollo', 'allergy', 'pollo'],
    ['Micia è allergica al pollo, cosa posso darle?', 'allergy', 'pollo'],
    ['La mia gatta è intollerante al lattosio', 'allergy', 'lattosio'],
    ['Soffre di allergia alle pulci', 'allergy', 'pulci'],
    ["è allergica all'erba", 'allergy', 'erba'],
    ['Prende il fenobarbital due volte al giorno', 'medicine', 'fenobarbital due volte al giorno'],
    ['Micia prende 15 mg di cortisone', 'medicine', '15 mg di cortisone'],
    ['Ho una gatta che prende le gocce per la tiroide', 'medicine', 'gocce per la tiroide'],
    ['Pesa 4,1 kg', 'weight', '4,1 kg'],
    ['Micia pesa 4 chili e mezzo', 'weight', '4,5 kg'],
    ['La mia gatta anziana pesa 4 kg', 'weight', '4 kg'],
    ['Adesso pesa circa 4 chili, quanto deve mangiare?', 'weight', '4 kg'],
    ["L'ho pesata oggi: pesa 4,3 kg", 'weight', '4,3 kg'],
    ['È nata il 12 marzo 2021', 'birth', '2021-03-12'],
    ['Micia è nata il 12/3/2021', 'birth', '2021-03-12'],
    ['Oggi compie 5 anni!', 'birth', '2021-11-23'],
    ['È sterilizzata', 'neutered', 'true'],
    ['È stata sterilizzata a maggio', 'neutered', 'true'],
    ['Non è ancora sterilizzata', 'neutered', 'false'],
    ['È una femmina', 'sex', 'female'],
    ['Micia ha il diabete', 'condition', 'diabete'],
    [
      'soffre di insufficienza renale cronica, che cibo le do?',
      'condition',
      'insufficienza renale cronica',
    ],
    ['Le hanno diagnosticato una pancreatite', 'condition', 'pancreatite'],
    ['La mia gatta è cieca', 'condition', 'cieca'],
    ['Vive solo in casa', 'home', 'Vive in casa'],
    ['Mangia le crocchette Royal Canin', 'food', 'Mangia Royal Canin'],
    ["Ha paura dei fuochi d'artificio", 'fear', "Paura dei fuochi d'artificio"],
    ["ha molta paura dell'aspirapolvere, come posso aiutarla?", 'fear', "Paura dell'aspirapolvere"],
  ])('is read in Italian: %s', (message, kind, value) => {
    expect(read(message)).toContainEqual([kind, value]);
  });

  it('is read for each part, at most three, each once', () => {
    expect(read('She is allergic to chicken and takes phenobarbital. She weighs 4.1 kg.')).toEqual([
      ['allergy', 'chicken'],
      ['medicine', 'phenobarbital'],
      ['weight', '4.1 kg'],
    ]);
    expect(read('She weighs 4 kg. Yes, she weighs 4 kg.')).toHaveLength(1);
  });
});

describe('no fact is read from what is', () => {
  it.each([
    ['asked', 'Is she allergic to chicken?'],
    ['asked', 'Can cats be allergic to chicken?'],
    ['asked', 'is my cat allergic to chicken'],
    ['asked', 'She is allergic to chicken, right?'],
    ['asked', 'What does it mean that she is allergic to chicken?'],
    ['asked', 'How much does a cat eat that weighs 4 kg?'],
    ['asked', 'Does she have diabetes?'],
    ['hypothetical', 'If she is allergic to chicken, what can she eat?'],
    ['hypothetical', 'Maybe she is allergic to chicken'],
    ['hypothetical', 'I think she has kidney disease.'],
    ['hypothetical', 'I am worried that she has diabetes'],
    ['hypothetical', 'The vet suspects she has hyperthyroidism'],
    ['hypothetical', 'She should take prednisolone'],
    ['hypothetical', 'What should I do when she is spayed?'],
    ['hypothetical', 'She will be spayed next week'],
    ['denied', 'She is not allergic to chicken'],
    ['denied', "She doesn't have diabetes"],
    ['denied', "I don't know if she weighs 4 kg"],
    ['denied', 'She never takes prednisolone'],
    ['no longer true', 'She used to weigh 5 kg'],
    ['no longer true', 'She was allergic to chicken as a kitten'],
    ['no longer true', "She doesn't take phenobarbital anymore"],
    ['no longer true', 'She weighed 5 kg last year'],
    ['about another animal', 'My dog is allergic to chicken'],
    ['about another animal', "My sister's cat is allergic to chicken"],
    ['about another animal', 'My other cat weighs 5 kg'],
    ['about another animal', 'Otto is allergic to chicken'],
    ['about another animal', 'Her mother has diabetes'],
    ['about another animal', 'Many cats are allergic to chicken'],
    ['about another animal', 'My neighbour has a cat that is allergic to beef'],
    ['about a person', 'I am allergic to cats'],
    ['about a person', "I'm afraid of needles"],
    ['about a person', 'My husband is allergic to cat hair'],
    ['about a person', 'I take antibiotics and weigh 70 kg'],
    ['no such thing', 'She takes a nap every afternoon'],
    ['no such thing', 'She is allergic to 5'],
    ['no such thing', 'She is on the sofa'],
    ['no such thing', 'She is on a diet'],
    ['no such thing', 'She gets nervous'],
    ['no such thing', 'She weighs 1 kg more than before'],
    ['only a part of it', 'She weighs 9 lb 4 oz'],
    ['about a thing', 'My suitcase weighs 12 kg'],
    ['about a thing', 'The carrier weighs 2 kg'],
    ['about a thing', 'The cat carrier weighs 2 kg'],
    ['no such thing', 'She is a good girl'],
    ['no such thing', 'She eats too fast'],
    ['no such thing', 'She was born on 31 February 2021'],
    ['no such thing', 'She was born on 12 March 2031'],
  ])('%s: %s', (_, message) => {
    expect(read(message)).toEqual([]);
  });

  it.each([
    ['asked', 'È allergica al pollo?'],
    ['asked', 'Micia può essere allergica al pollo?'],
    ['asked', 'Come faccio a sapere che è allergica al pollo?'],
    ['asked', 'Quanto deve mangiare una gatta che pesa 4 kg?'],
    ['asked', 'Pesa 4 kg, vero?'],
    ['hypothetical', 'Se è allergica al pollo, cosa le do?'],
    ['hypothetical', 'Forse ha il diabete'],
    ['hypothetical', 'Il veterinario sospetta che abbia o ha il diabete'],
    ['hypothetical', 'Secondo me è allergica al pollo'],
    ['hypothetical', 'Quando è sterilizzata cambia cibo'],
    ['denied', 'Non è allergica al pollo'],
    ['denied', 'Non prende più il cortisone'],
    ['denied', 'Non ha il diabete'],
    ['no longer true', 'Una volta era allergica al pollo'],
    ['no longer true', 'Da piccola ha paura dei tuoni'],
    ['no longer true', "Pesava 5 kg l'anno scorso"],
    ['about another animal', 'Il mio cane è allergico al pollo'],
    ['about another animal', 'La gatta di mia sorella è allergica al pollo'],
    ['about another animal', "L'altra gatta pesa 5 kg"],
    ['only a part of it', 'pesa 4 chili e 3 etti'],
    ['only a part of it', 'Micia pesa 4 chili e tre etti'],
    ['about a thing', 'il trasportino pesa 2 kg'],
    ['about a thing', 'Il sacco pesa 15 kg'],
    ['about another animal', 'Otto è allergico al pollo'],
    ['about another animal', 'La sua mamma? Sua madre ha il diabete'],
    ['about a person', 'Sono allergica ai gatti'],
    ['about a person', 'Mio marito è allergico ai gatti'],
    ['about a person', 'Ho il diabete e prendo insulina'],
    ['no such thing', 'Prende il sole in balcone'],
    ['no such thing', 'Prende freddo'],
    ['no such thing', 'Pesa 1 kg in più'],
    ['no such thing', 'Ha fame'],
    ['no such thing', 'È una brava gatta'],
  ])('%s: %s', (_, message) => {
    expect(read(message)).toEqual([]);
  });
});

describe('a message that only asks', () => {
  it.each(['How much should she eat?', 'Why does she purr', 'Quanto deve mangiare?', 'Hi!', ''])(
    'states no fact: %s',
    (message) => {
      expect(statesAnything(message)).toBe(false);
    },
  );

  it.each(['She sleeps on the sofa. Is that fine?', 'Dorme sul divano, va bene?'])(
    'is told apart from one that states something: %s',
    (message) => {
      expect(statesAnything(message)).toBe(true);
    },
  );
});

it('is fast even with the longest and oddest message', () => {
  const odd = [
    'She is allergic to ' + 'chicken and '.repeat(330),
    'a, '.repeat(1333),
    'She takes ' + 'x '.repeat(1990),
    'é'.repeat(4000),
    'is '.repeat(1333),
    '1.'.repeat(2000),
  ];
  const begun = performance.now();
  for (const message of odd) readMemories(message, MICIA, NOW);
  expect(performance.now() - begun).toBeLessThan(5_000);
});
