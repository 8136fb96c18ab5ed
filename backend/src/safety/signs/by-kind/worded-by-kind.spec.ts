import { describe, expect, it } from '@jest/globals';
import { assess } from '../../assess.js';

describe('a card for an animal that is cold', () => {
  it.each([
    ['tortoise', 'My tortoise is cold and stiff after a night in the frost'],
    ['tartaruga', 'La mia tartaruga è fredda e rigida dopo una notte al gelo'],
    ['horse', 'My horse is shivering and cold after being out in the rain'],
    ['cavallo', 'Il mio cavallo trema ed è freddo dopo una notte sotto la pioggia'],
  ])('warms it, and takes shivering for no fit: %s: %s', (breed, text) => {
    const { reasons, actions, donts, rules } = assess({ text, species: 'altro', breed });
    expect(rules).toContain('cold');
    expect(rules).not.toContain('seizure');
    expect([...reasons, ...actions, ...donts].join(' ')).not.toMatch(
      /calci|clock|orologio|mouth and do not hold|bocca e non tenerlo/,
    );
  });

  it('warms a reptile in one way only', () => {
    const text = 'My snake is cold and stiff after a night in the frost';
    const said = assess({ text, species: 'altro', breed: 'snake' }).actions.join(' ');
    expect(said).toMatch(/usual warmth slowly/);
    expect(said).not.toMatch(/warm water bottle|handle it as little/);
  });

  it.each([
    ['horse', 'My horse is shivering and cold after being out in the rain', /rub it dry.*hay/],
    ['cavallo', 'Il mio cavallo trema ed è freddo per la pioggia', /asciugalo strofinando.*fieno/],
  ])('dries a %s and leaves it its hay: %s', (breed, text, advice) => {
    const { actions, donts } = assess({ text, species: 'altro', breed });
    const said = [...actions, ...donts].join(' ');
    expect(said).toMatch(advice);
    expect(said).not.toMatch(/cold animal|animale freddo|water bottle|borsa dell/);
  });

  it('still watches a fit', () => {
    const text = 'my dog fell into the icy pond, is cold and has a seizure';
    expect(assess({ text, species: 'cane' }).actions.join(' ')).toMatch(/Look at the clock/);
  });
});
