import { describe, expect, it } from '@jest/globals';
import type { Species } from '../../../contract/species.js';
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

  it.each<[Species, string, string | null]>([
    ['altro', 'My hamster is limp and cold', null],
    ['altro', 'My hamster feels cold, is he dead?', null],
    ['altro', 'My hamster is cold and does not move', null],
    ['altro', 'My hamster got wet and is cold', null],
    ['altro', 'My hedgehog is cold and limp', null],
    ['altro', 'My hedgehog is cold and wobbly', null],
    ['altro', 'My hedgehog is cold to the touch and does not uncurl', null],
    ['altro', 'he is cold and limp', 'hedgehog'],
    ['coniglio', 'My rabbit is limp and cold', null],
    ['altro', 'My guinea pig is cold and limp', null],
    ['altro', 'Il mio criceto è freddo e molle', null],
    ['altro', 'Il mio riccio africano è freddo e molle', null],
  ])('warms a small one slowly: %s: %s (%s)', (species, text, breed) => {
    const { level, reasons, actions } = assess({ text, species, breed });
    expect(level).toBe('emergency');
    const said = [...reasons, ...actions].join(' ');
    expect(said).toMatch(/Warm it slowly, over half an hour|Scaldalo piano, in mezz'ora/);
    expect(said).not.toMatch(/Cover it lightly|Coprilo leggermente/);
  });

  it.each<[Species, string]>([
    ['coniglio', 'It is freezing outside, can my rabbit stay out?'],
    ['coniglio', 'Il mio coniglio ha il naso freddo'],
    ['altro', 'How cold may the room be for my hamster?'],
    ['altro', 'My hamster got soaked last week but is fine'],
    ['altro', 'My hedgehog ate cold cat food'],
    ['altro', 'My hamster overheated in the sun and is limp, I put him on a cold pack'],
    ['cane', 'My dog is cold and limp'],
  ])('warms no other: %s: %s', (species, text) => {
    const { rules, actions } = assess({ text, species });
    expect(rules).not.toContain('cold');
    expect(actions.join(' ')).not.toMatch(/Warm it slowly|Scaldalo piano/);
  });

  it('still watches a fit', () => {
    const text = 'my dog fell into the icy pond, is cold and has a seizure';
    expect(assess({ text, species: 'cane' }).actions.join(' ')).toMatch(/Look at the clock/);
  });
});

describe('a card for an animal that a viper bit', () => {
  it.each([
    ['altro', 'tortoise', 'My tortoise was bitten by a viper', /in a box/],
    ['altro', 'tartaruga', 'La mia tartaruga è stata morsa da una vipera', /in una scatola/],
    ['uccello', 'pappagallo', 'Il mio pappagallo è stato morso da una vipera', /in una scatola/],
    ['coniglio', null, 'My rabbit was bitten by a viper', /in a box/],
    ['gatto', null, 'My cat was bitten by a viper', /Carry it, keep it still/],
  ] as const)('says once how to carry it: %s (%s): %s', (species, breed, text, carry) => {
    const { reasons, actions, rules } = assess({ text, species, breed });
    expect(rules).toEqual(['snake-bite']);
    expect(actions.join(' ')).toMatch(carry);
    expect([...reasons, ...actions].join(' ')).not.toMatch(/board|tavola|infect|infetta/);
    if (species !== 'gatto') expect(actions.join(' ')).not.toMatch(/in braccio/);
  });

  it('has no fish carried in the arms', () => {
    const text = 'Il mio pesce è stato morso da una vipera';
    const { actions } = assess({ text, species: 'altro', breed: 'pesce rosso' });
    expect(actions.join(' ')).not.toMatch(/in braccio|scatola/);
  });
});

it.each([
  ['uccello', 'hen', 'My hen has been straining for hours, an egg is stuck and she is weak'],
  ['altro', 'tortoise', 'My tortoise has been straining for an hour, an egg is stuck'],
] as const)('a stuck egg is no birth: %s (%s): %s', (species, breed, text) => {
  const { reasons, actions, donts, rules } = assess({ text, species, breed });
  expect(rules).toContain('egg-binding');
  expect(rules).not.toContain('birth');
  expect([...reasons, ...actions, ...donts].join(' ')).not.toMatch(/young|birth/);
});

it('keeps no young of a reptile or frog warm with their mother', () => {
  for (const breed of ['snake', 'frog']) {
    const text = `My ${breed} is giving birth and is weak`;
    const { actions } = assess({ text, species: 'altro', breed });
    expect(actions.join(' ')).not.toMatch(/keep mother and young warm/);
  }
});

it.each([
  ['uccello', 'parrot', 'My parrot has heatstroke, is panting, weak and fluffed up'],
  ['altro', 'bearded dragon', 'My bearded dragon overheated under the lamp and is gasping'],
] as const)('the heat alone explains a hot %s (%s): %s', (species, breed, text) => {
  const { rules, reasons, donts } = assess({ text, species, breed });
  expect(rules).toContain('heatstroke-small');
  expect(reasons.join(' ')).not.toMatch(/lung infection|Birds hide illness/);
  expect(donts.join(' ')).not.toMatch(/antibiotic/);
});

it('what is said of a horse is said to the owner of a donkey, too', () => {
  const text = 'my donkey has colic, she is rolling and kicks her belly';
  const { reasons, actions } = assess({ text, species: 'altro', breed: 'donkey' });
  expect(reasons.join(' ')).toMatch(/horse or donkey/);
  expect(actions.join(' ')).toMatch(/horse or donkey.*stay with it/);
});
