import { describe, expect, it } from '@jest/globals';
import type { Species } from '../../contract/species.js';
import { assessToxins } from './assess-toxins.js';

const urgencies = (text: string, species: Species = 'cane') =>
  assessToxins({ text, species }).map(({ triage }) => triage);

describe('a medicine', () => {
  it.each([
    'gave his apoquel this morning, still itchy',
    'the vet prescribed gabapentin and I gave him the first dose',
    'prende il Vetmedin due volte al giorno',
    'gli sto dando le pastiglie del veterinario',
    'gave him his worming tablet today',
  ])('prescribed by a vet in its usual dose is not a poisoning: %s', (text) => {
    expect(urgencies(text)).toEqual([]);
  });

  it.each([
    'I gave him a double dose of Bravecto by mistake',
    'gli ho dato due volte l’Apoquel stamattina',
    'he ate his brother’s apoquel too',
  ])("given twice, or another animal's, means a call today: %s", (text) => {
    expect(urgencies(text)).toEqual(['urgent']);
  });

  it.each([
    'he chewed the whole box of Rimadyl',
    'ha mangiato tutto il flacone di Rimadyl',
    'gave his insulin twice by mistake',
    'ate my whole packet of antihistamine tablets',
  ])('eaten in a large amount, or dangerous when given twice, is an emergency: %s', (text) => {
    expect(urgencies(text)).toContain('emergency');
  });

  it.each<[string, Species, string]>([
    ['My cat drank 10 ml of Metacam', 'gatto', 'emergency'],
    ['La gatta ha bevuto 10 ml di Metacam', 'gatto', 'emergency'],
    ['My dog ate 1000 mg of Rimadyl', 'cane', 'urgent'],
    ['I gave my diabetic cat 10 units of insulin, she normally gets 1', 'gatto', 'emergency'],
    ['Ho dato 10 unità di insulina al gatto, di solito ne prende 1', 'gatto', 'emergency'],
    ['I was supposed to give 1 ml of Metacam but gave him 5 ml', 'cane', 'urgent'],
    ['dovevo dare 1 ml di Metacam ma gli ho dato 5 ml', 'cane', 'urgent'],
    ['Le ho dato 3 ml di Metacam, di solito ne prende uno', 'gatto', 'emergency'],
  ])(
    "of the animal's own, taken by itself or above the usual dose, raises an alarm: %s",
    (...one) => {
      const [text, species, urgency] = one;
      expect(urgencies(text, species)).toEqual([urgency]);
    },
  );

  it.each<[string, Species]>([
    ['she ate her Apoquel in a bit of cheese', 'cane'],
    ['he licked the Metacam off the syringe', 'cane'],
    ['I gave my cat Metacam and she has not eaten since', 'gatto'],
    ['I gave her 1 unit of insulin as she normally gets 1', 'gatto'],
    ['We have run out of Metacam, he normally gets 2 ml', 'cane'],
    ['I gave my 5 kg cat her Metacam, she normally gets 1 ml', 'gatto'],
    ['She ate breakfast with Metacam this morning', 'gatto'],
  ])("of the animal's own in its usual dose is not a poisoning: %s", (text, species) => {
    expect(urgencies(text, species)).toEqual([]);
  });

  it.each([
    'I gave him Sudafed twice a day for his cold',
    'I gave him his Sudafed tablet',
    'Gli ho dato lo Xanax ogni 8 ore per i botti',
    'I gave him Xanax every 8 hours, should I call the vet?',
    'My wife is on Xanax and I gave him one',
  ])('that nobody prescribed does not count as prescribed because of a rhythm: %s', (text) => {
    expect(urgencies(text)).toEqual(['emergency']);
  });

  it.each([
    'The vet said gabapentin every 8 hours and I gave it',
    'I gave him his gabapentin twice a day, he is sleepy',
    'Gli ho dato il suo gabapentin ogni 8 ore',
    'He is on fluoxetine and vomited today',
    'È in terapia con prednisolone e vomita',
  ])('counts as prescribed if a treatment, a vet or "its own" is mentioned: %s', (text) => {
    expect(urgencies(text)).toEqual([]);
  });

  it.each([
    ['swallowed a tablet called Zoprelax 20 mg', 'unknown-medicine'],
    ['ha ingoiato Zoprelax 20 mg', 'unknown-medicine'],
    ['trovato il blister vuoto sul tappeto', 'unknown-medicine'],
  ])('with an unknown name counts as dangerous: %s', (text, substance) => {
    const [finding] = assessToxins({ text, species: 'cane' });
    expect(finding).toMatchObject({ substance, level: 'severe', triage: 'emergency' });
  });

  it('is reported once even if its tablets are named as well', () => {
    const found = assessToxins({ text: 'ate two of my bisoprolol tablets', species: 'cane' });
    expect(found.map(({ substance }) => substance)).toEqual(['heart-medicine']);
  });
});

describe('a substance', () => {
  it('with a vague name gives way to one known to be harmless', () => {
    expect(urgencies('my cat chewed the leaf of a spider plant', 'gatto')).toEqual([]);
    expect(urgencies('my cat chewed a plant, no idea which', 'gatto')).toEqual(['urgent']);
  });

  it('on coat and paws counts as something that will be licked off', () => {
    expect(urgencies('the cat walked through wet creosote', 'gatto')).toEqual(['emergency']);
    expect(urgencies('il gatto è passato sul pavimento con la candeggina', 'gatto')).toEqual([
      'emergency',
    ]);
  });

  it('that was only sniffed at is not a poisoning', () => {
    expect(urgencies('ha annusato il flacone chiuso della candeggina')).toEqual([]);
  });

  it('may be two poisons with one word', () => {
    const text = 'sprayed paint beside the cage and the parrot licked it';
    const found = assessToxins({ text, species: 'uccello' });
    expect(found.map(({ substance }) => substance).sort()).toEqual(['ptfe', 'soap']);
  });

  it('is not found in words that merely look similar', () => {
    for (const text of [
      'he is calm and tranquil, ate a stolen biscuit, I am concerned',
      'è tranquillo, ha mangiato un po’ di margarina',
      'the tomcat ate his kibble',
      'mangia vicino alle banche e non ha il concerto',
    ]) {
      expect(urgencies(text)).toEqual([]);
    }
  });
});
