import { describe, expect, it } from '@jest/globals';
import { assess } from '../../assess.js';

const cardOf = (text: string) => {
  const { level, reasons, actions, donts, rules } = assess({ text, species: 'altro' });
  return { level, rules, said: [...reasons, ...actions, ...donts].join(' ') };
};

describe('a ferret that may be low in sugar', () => {
  it.each([
    'My ferret collapsed',
    'My ferret collapsed and is drooling',
    'My ferret cannot stand on its back legs and drools',
    'My ferret is limp and drooling',
    'My ferret stares and drools',
    'Il mio furetto è crollato e sbava',
    'Il mio furetto non si regge sulle zampe dietro e sbava',
    'Il mio furetto fissa il vuoto e sbava',
  ])('gets its food, or honey on the gums: %s', (text) => {
    const { level, said } = cardOf(text);
    expect(level).toBe('emergency');
    expect(said).toMatch(/honey|miele/);
    expect(said).not.toMatch(/Give no food|Non dare cibo/);
  });

  it.each([
    'My ferret swallowed a rubber eraser, is limp and drooling',
    'Il furetto ha ingoiato un pezzo di gomma, è debole e sbava',
    "My ferret ate rat poison, is weak and can't stand",
    'Il furetto ha mangiato il topicida, è debole e sbava',
    'My ferret panted in the hot car and collapsed, drooling',
    'My ferret chewed a cable, collapsed and drools',
  ])('gets none when it is blocked, poisoned, hot or hurt: %s', (text) => {
    const { level, said } = cardOf(text);
    expect(level).toBe('emergency');
    expect(said).not.toMatch(/meat food|honey|diabetic|cibo a base|miele|diabetico/);
  });

  it.each(['My ferret got too much insulin and is weak', 'My ferret with insulinoma collapsed'])(
    'still gets it when its sugar is known to be low: %s',
    (text) => {
      expect(cardOf(text).said).toMatch(/meat food/);
    },
  );

  it.each([
    'My ferret fell from the balcony and cannot stand',
    'My ferret stares at me until I get up',
    'My ferret drools when he smells chicken',
  ])('is not meant by: %s', (text) => {
    expect(cardOf(text).rules).not.toContain('low-sugar');
  });
});
