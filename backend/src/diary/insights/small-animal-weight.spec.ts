import { describe, expect, it } from '@jest/globals';
import { animalOf } from './animal.js';
import { finding, MICIA, read, weights } from './diary-fact.fixture.js';

const NO_NOTES = { healthConditions: null, personalityTraits: null };

describe('the finding on the weight of a bird, a rabbit or a small mammal', () => {
  it.each([
    ['rabbit that lost 5% in two weeks', 'coniglio', weights(14, 2, 1.93, 1.895), 'vet'],
    ['rabbit that lost 4% in two weeks', 'coniglio', weights(14, 2, 1.94, 1.92), 'watch'],
    ['steady rabbit', 'coniglio', weights(28, 2, 2.02, 1.99, 1.98, 2), 'good'],
    [
      'bird that lost 7% in five months',
      'uccello',
      weights(160, 0.04, 0.039, 0.038, 0.0372),
      'vet',
    ],
    [
      'bird that lost 11% in six weeks',
      'uccello',
      weights(40, 0.04, 0.0395, 0.037, 0.0355),
      'today',
    ],
    ['bird that lost 7% in a week', 'uccello', weights(21, 0.04, 0.04, 0.04, 0.0372), 'vet'],
    ['bird that lost 12% since its only other weight', 'uccello', weights(7, 0.04, 0.035), 'today'],
    ['budgie within two grams', 'uccello', weights(28, 0.04, 0.039, 0.04, 0.0385), 'good'],
    ['guinea pig that lost 11% in two months', 'altro', weights(60, 1, 0.96, 0.92, 0.89), 'today'],
  ] as const)('has limits of its own: %s', (_, species, facts, level) => {
    const [found] = read([...facts], { ...MICIA, species, name: 'Kiwi' }).findings;
    expect(found).toMatchObject({ kind: 'weight', level });
    expect(found?.advice).not.toMatch(/tomorrow,|two weeks|planned it|diet/);
    expect(found?.sources[0]?.title).toMatch(/^Birds and small animals/);
  });

  it('says how the last weight compares while there are few', () => {
    const bird = { ...MICIA, species: 'uccello' } as const;
    expect(finding('weight', weights(7, 0.04, 0.034), bird)?.text).toBe(
      'The last weight is 15% below the one before',
    );
    expect(finding('weight', weights(7, 0.04, 0.04), bird)?.level).toBe('unknown');
  });

  it('is not applied to a horse, a goat or a reptile', () => {
    const goat = { ...MICIA, species: 'altro' } as const;
    expect(finding('weight', weights(60, 60, 58.8, 58.2), goat)?.level).toBe('good');
    const ofBreed = (breed: string) =>
      animalOf({ ...MICIA, species: 'altro', breed, weight: null, ...NO_NOTES });
    const winter = weights(120, 1, 0.97, 0.92, 0.88);
    expect(finding('weight', winter, ofBreed('tartaruga di terra'))?.level).toBe('vet');
    expect(finding('weight', winter, ofBreed('Hermann tortoise'))?.level).toBe('vet');
    expect(finding('weight', winter, ofBreed('guinea pig'))?.level).toBe('today');
  });
});
