import { describe, expect, it } from '@jest/globals';
import type { PetFacts } from '../../contract/pets.js';
import { converse, lastOf, MICIA, REX } from './conversation.fixture.js';

describe('a question asked back', () => {
  it('asks for the weight, and computes with the reply', () => {
    const [first, second] = converse(MICIA, ['quanto deve mangiare?', 'Circa 4 kg']);
    expect(first?.text).toMatch(/quanto pesa \*\*Micia\*\*\?/);
    expect(first?.followUps).toContain('Circa 4 kg');
    expect(second?.text).toMatch(/240-280 kcal al giorno/);
  });

  it('suggests weights plausible for the animal', () => {
    const offered = (pet: PetFacts) => lastOf(pet, ['how much should she eat?']).followUps;
    expect(offered(MICIA)).toEqual(['About 3 kg', 'About 4 kg', 'About 5 kg', 'About 6 kg']);
    expect(offered({ ...REX, weight: null })).toContain('About 30 kg');
  });

  it('asks the age of a puppy under a year, and computes with the reply', () => {
    const pup: PetFacts = { ...REX, age: 0, weight: '12 kg' };
    const [first, second] = converse(pup, ['quanto deve mangiare?', 'Ha 5 mesi']);
    expect(first?.text).toMatch(/quanti mesi ha \*\*Rex\*\*\?/);
    expect(first?.text).toMatch(
      /900-1350 kcal al giorno\*\* come cucciolo: il valore più alto sotto/,
    );
    expect(first?.followUps).toContain('Ha 5 mesi');
    expect(second?.text).toMatch(/900 kcal al giorno/);
    expect(lastOf(pup, ['ammazza quanto mangia, 12 kg a 5 mesi, quanto gliene do?']).text).toMatch(
      /900 kcal al giorno/,
    );
  });

  it('asks the age of a kitten, too', () => {
    const kitten: PetFacts = { ...MICIA, age: 0, weight: '3 kg' };
    const [first, second] = converse(kitten, ['how much should she eat?', '9 months old']);
    expect(first?.text).toMatch(/how old is \*\*Micia\*\*\?/);
    expect(second?.text).toMatch(/230 to 310 kcal a day/);
  });

  it.each([
    'when is the next vaccination?',
    'how many meals a day?',
    'when should I neuter him?',
    'ogni quanto va sverminato?',
  ])('never treats a puppy of unknown age as a newborn: %s', (question) => {
    const { text } = lastOf({ ...REX, age: 0, weight: '12 kg' }, [question]);
    expect(text).not.toMatch(/\b0 (?:weeks|settimane)/);
  });

  it('is not asked twice', () => {
    const { text } = lastOf(MICIA, ['quanto deve mangiare?', 'quanto deve mangiare?']);
    expect(text).not.toMatch(/quanto pesa/);
  });
});
