import { describe, expect, it } from '@jest/globals';
import { assess } from '../assess.js';

const cardOf = (text: string, breed = 'donkey') => {
  const { level, reasons, actions, donts, rules } = assess({ text, species: 'altro', breed });
  return { level, rules, said: [...reasons, ...actions, ...donts].join(' ') };
};

describe('a donkey that does not eat', () => {
  it.each([
    ['donkey', 'My donkey stopped eating'],
    ['donkey', 'My donkey has not eaten since last night'],
    ['donkey', 'My jenny has eaten nothing since yesterday'],
    ['donkey', 'My donkey does not eat since this morning'],
    ['donkey', 'My donkey is dull and does not eat'],
    ['donkey', 'My donkey refuses to eat'],
    ['donkey', 'My donkey is off her food'],
    ['donkey', 'My donkey has lost its appetite'],
    ['asino', 'Il mio asino è inappetente'],
    ['mulo', 'la mia mula non mangia'],
    ['asina', 'La mia asina ha smesso di mangiare'],
    ['asino', 'Il mio asino non mangia da ieri'],
    ['asino', 'Il mio asino è spento e non mangia'],
    ['donkey', "She won't touch her hay and is dull"],
    ['donkey', 'My donkey has stopped eating hay and is quiet'],
    ['donkey', 'My donkey left her hay since yesterday and is dull'],
    ['asino', "L'asina non tocca il fieno da ieri"],
    ['asina', 'La mia asina lascia il fieno da ieri ed è abbattuta'],
    ['ciuco', 'Il mio ciuco non mangia da ieri'],
    ['burro', 'My burro has not eaten since yesterday'],
  ])('is tempted with food, not starved as with colic: %s: %s', (breed, text) => {
    const { level, rules, said } = cardOf(text, breed);
    expect({ level, rules }).toEqual({ level: 'emergency', rules: ['donkey-appetite'] });
    expect(said).toMatch(/tempt it|invoglialo/);
    expect(said).not.toMatch(/food away|feed away|Togli|no food|colic/i);
  });

  it.each([
    'My donkey does not eat and rolls, kicking at his belly',
    'Il mio asino non mangia e si rotola',
    'My horse has not eaten since last night',
    'My donkey does not eat and keeps rolling',
    'My donkey has a swollen belly and does not eat',
    'My horse has not eaten since yesterday, my donkey is fine',
    'Il mio cavallo non mangia da ieri, vive con un asino',
  ])('gets no food when it has colic, and so does a horse: %s', (text) => {
    const { rules, said } = cardOf(text, 'horse');
    expect(rules).toContain('colic');
    expect(said).not.toMatch(/tempt|invoglia/);
  });

  it('whose food comes out of its nose chokes, and gets none either', () => {
    const { level, rules, said } = cardOf('My donkey eats nothing, food comes out of his nose');
    expect(level).toBe('emergency');
    expect(rules).toContain('choke');
    expect(said).not.toMatch(/tempt/);
  });

  it.each([
    'My donkey does not even eat apples',
    'My donkey does not eat apples or hay',
    'My donkey does not eat apples since yesterday',
    'Il mio asino non mangia la paglia e nemmeno il fieno',
  ])('is meant where a treat or straw is not all that it leaves: %s', (text) => {
    expect(cardOf(text).rules).toContain('donkey-appetite');
  });

  it.each([
    'My donkey eats well again',
    'My donkey refuses to eat carrots but loves hay',
    'My donkey does not eat straw and rolls in the dust every day',
    'My donkey was off her food last year',
    'Why does a donkey stop eating?',
    'Last year my donkey stopped eating when her friend died',
    'il mio asino mangia troppo',
    'My donkey does not eat apples',
    'My donkey does not eat straw but loves hay',
    'My donkey does not eat grain, only hay',
    'My donkey does not eat from my hand',
    'Il mio asino non mangia le mele',
    "L'asino non mangia la paglia, solo fieno",
  ])('is not meant by one that eats, the past or a question: %s', (text) => {
    expect(cardOf(text, 'donkey').level).toBe('routine');
  });
});
