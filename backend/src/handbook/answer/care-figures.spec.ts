import { describe, expect, it } from '@jest/globals';
import { figureFor } from './figures.js';
import { dueFigure } from './care-figures.js';
import { readSubject } from './subject.js';
import { intentsOf } from '../handbook.service.js';
import type { Language } from '../../contract/languages.js';
import type { PetFacts } from '../../contract/pets.js';

const BARE = { breed: null, age: 4, healthConditions: null, personalityTraits: null };
const REX: PetFacts = { ...BARE, name: 'Rex', species: 'cane', weight: '34 kg' };
const MICIA: PetFacts = { ...BARE, name: 'Micia', species: 'gatto', weight: '4 kg' };

const told = (entry: string, pet: PetFacts, question: string, language: Language = 'en') =>
  figureFor(entry, {
    question,
    language,
    intents: intentsOf(question),
    subject: readSubject(question, pet),
  })?.text ?? '';

describe('care figures for an animal', () => {
  it('use neutering and the birth date from the profile', () => {
    const asked = 'how much should she eat?';
    expect(told('cat-feeding', { ...MICIA, neutered: true }, asked)).toContain(
      '**240 kcal a day**',
    );
    const born = new Date(Date.now() - 80 * 86_400_000).toISOString().slice(0, 10);
    const puppy = { ...REX, age: 0, birthDate: born, weight: '5 kg' };
    expect(told('puppy-feeding', puppy, 'how much should he eat?')).toContain('**700 kcal a day**');
  });

  it('feed an animal noted as overweight by the weight that it should have', () => {
    const asked = 'how much should he eat?';
    const heavy = { ...REX, weight: '40 kg', healthConditions: 'overweight' };
    const text = told('dog-feeding-amounts', heavy, asked);
    expect(text).toContain('**770 to 930 kcal a day** to lose weight slowly');
    expect(text).toContain('(the need at an ideal weight of about 28 to 36.4 kg)');
    expect(told('dog-feeding-amounts', heavy, 'quanto deve mangiare?', 'it')).toContain(
      '(il fabbisogno a un peso ideale di circa 28-36,4 kg)',
    );
  });

  it('feed a kitten by its age', () => {
    const kitten = (days: number): PetFacts => {
      const birthDate = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
      return { ...MICIA, age: 0, birthDate };
    };
    const asked = 'how much should she eat?';
    expect(told('kitten-feeding', kitten(330), asked)).toContain('**280 to 380 kcal a day**');
    expect(told('kitten-feeding', { ...MICIA, age: 0 }, asked)).toContain(
      '**280 to 630 kcal a day** for a kitten: the higher figure under four months',
    );
  });

  it('feed a puppy by its adult weight', () => {
    const asked = 'quanto deve mangiare un cucciolo di 3 mesi di 5 kg (da adulto 20 kg)?';
    expect(told('puppy-feeding', REX, asked, 'it')).toContain('**700-980 kcal al giorno**');
  });

  it('convert energy to grams of a food whose label is quoted', () => {
    const asked = 'how much should my 4 kg neutered cat eat, the bag says 380 kcal per 100 g?';
    const text = told('cat-feeding', MICIA, asked);
    expect(text).toContain('63 g of this food');
    expect(text).toContain('at most about 20 kcal');
  });

  it('plan the way to a target weight', () => {
    const asked = 'my dog weighs 34 kg and should weigh 28, how many calories?';
    const text = told('dog-weight-loss', REX, asked);
    expect(text).toContain('**770 kcal a day**');
    expect(text).toContain('**10 to 20 weeks**');
    const little = 'my dog weighs 34 kg and should weigh 33.8, how many calories?';
    expect(told('dog-weight-loss', REX, little)).toContain('about **1 week**');
    expect(told('dog-feeding-amounts', REX, asked)).toBe(text);
    expect(told('cat-kidney-disease', MICIA, 'her weight went down to 3 kg')).toBe('');
    expect(told('cat-feeding', MICIA, 'her weight went down to 3 kg')).toBe('');
    expect(told('dog-weight-loss', REX, 'BCS 8, what should he weigh?')).toContain(
      '18.7 to 26.2 kg',
    );
  });

  it('compute a due date from the mating date, even in the previous year', () => {
    const now = new Date('2026-11-23T10:00:00Z');
    const due = (question: string, language: Language = 'en') =>
      dueFigure({ question, language, subject: readSubject(question, REX), who: '' }, now);
    expect(due('she was mated on 3 November, when is she due?')).toContain(
      'between 30 December 2026 and 14 January 2027',
    );
    expect(due('accoppiata il 3/11, quando nascono?', 'it')).toContain(
      'tra il 30 dicembre 2026 e il 14 gennaio 2027',
    );
    expect(due('she was mated on December 20th')).toContain('15 February 2026');
    expect(due('mated 2 weeks ago')).toContain('5 January 2027');
    expect(due('mated on 31 February')).toBeNull();
    expect(due('when is she due?')).toBeNull();
    expect(due('she ate at 3/11')).toBeNull();
  });

  it('state the next vaccination of an animal without a profile', () => {
    const asked = 'which jabs does a 10-week-old puppy need next?';
    expect(told('dog-vaccines', MICIA, asked)).toBe(
      'Your puppy is 10 weeks old: the second vaccination is due now, two to four weeks after the first.',
    );
  });

  it('give a worming interval by age and lifestyle', () => {
    expect(told('cat-worms', MICIA, 'how often to worm a hunting cat?')).toContain('4 to 12 times');
    expect(
      told('dog-worms', REX, 'ogni quanto sverminare un cucciolo di 6 settimane', 'it'),
    ).toContain('ogni **14 giorni**');
    expect(told('cat-worms', MICIA, 'how often should I worm her?')).toBe('');
  });
});
