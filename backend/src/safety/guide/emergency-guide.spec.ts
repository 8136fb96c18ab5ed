import { describe, expect, it } from '@jest/globals';
import { emergencyGuide } from './emergency-guide.js';
import { FIRST_AID } from './first-aid.data.js';

describe.each(['en', 'it'] as const)('the emergency guide in %s', (language) => {
  const { first, lines, firstAid } = emergencyGuide(language);

  const aidFor = (group: string): [title: string, advice: string] => {
    const found = firstAid.find(({ id }) => id === group);
    return [found?.title ?? '', [...(found?.actions ?? []), ...(found?.donts ?? [])].join(' ')];
  };

  it('says what to do or avoid for each sign', () => {
    expect(firstAid).toHaveLength(FIRST_AID.length);
    expect(new Set(firstAid.map(({ id }) => id)).size).toBe(FIRST_AID.length);
    for (const { actions, donts, why } of firstAid) {
      expect(actions.length + donts.length).toBeGreaterThan(0);
      expect(why).not.toBe('');
    }
  });

  it('cools small animals without soaking them, apart from dogs and cats', () => {
    const [, ofDogs] = aidFor('heatstroke');
    const [small, ofSmall] = aidFor('heatstroke-small');
    const [, ofBird] = aidFor('heatstroke-small-bird');
    expect(ofDogs).toMatch(/over the body|su tutto il corpo/);
    expect(small).toMatch(/rabbit.*ferret|coniglio.*furetto/);
    expect(ofSmall).toMatch(/Do not soak it|Non bagnarlo tutto/);
    expect(ofBird).toMatch(/Do not soak it|Non bagnarlo tutto/);
    expect(ofBird).not.toMatch(/ears|orecchie/);
  });

  it('begins with the vet, and names a poison line where there is one', () => {
    expect(first).toMatch(/vet/i);
    expect(lines.find(({ country }) => country === 'IT')?.contacts[0]?.dial).toBe('+39063054343');
    expect(lines.every(({ contacts }) => contacts.length > 0)).toBe(true);
  });
});
