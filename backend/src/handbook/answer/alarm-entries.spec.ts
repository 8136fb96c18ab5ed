import { describe, expect, it } from '@jest/globals';
import { assess } from '../../safety/triage.js';
import { answersBy, petOf } from './alarm.fixture.js';

const { first } = answersBy(assess);
/** The lines to follow. */
const linesOf = (text: string): string => text.match(/^- .*$/gm)?.join('\n') ?? '';

it.each([
  ['donkey', "food and saliva run out of my donkey's nostrils", /head low/],
  ['asino', 'dal naso del mio asino escono saliva e cibo', /testa bassa/],
  ['donkey', 'my donkey has colic, she is rolling and kicks her belly', /safe place/],
])('a %s gets the first aid for a horse: %s', (breed, question, line) => {
  expect(linesOf(first(petOf('altro', breed), question))).toMatch(line);
});

it.each([
  ['altro', 'hedgehog', 'My hedgehog is cold and limp', /warm it slowly/],
  ['altro', 'riccio africano', 'Il mio riccio è freddo e molle', /scaldalo piano/],
  ['altro', 'guinea pig', 'My guinea pig is cold and limp', /warm it slowly/],
  ['coniglio', null, 'My rabbit is cold and limp', /warm it slowly/],
  ['coniglio', null, 'Il mio coniglio è freddo e molle', /scaldalo piano/],
] as const)(
  'a small animal that is cold is warmed: %s (%s): %s',
  (species, breed, question, line) => {
    const lines = linesOf(first(petOf(species, breed), question));
    expect(lines).toMatch(line);
    expect(lines).not.toMatch(/Too hot|Troppo caldo|tongue|lingua|board|tavola/);
  },
);

it('a ferret that collapses and drools gets its food', () => {
  const text = first(petOf('altro', 'ferret'), 'My ferret collapsed and is drooling');
  expect(linesOf(text)).toMatch(/offer its meat food/);
});

it.each([
  ['coniglio', null, 'Il mio coniglio continua a vomitare'],
  ['altro', 'cavallo', 'Il mio cavallo continua a vomitare'],
  ['altro', 'capra', 'La mia capra continua a vomitare'],
  ['altro', 'furetto', 'Il mio furetto continua a vomitare'],
] as const)(
  'an animal that keeps vomiting gets no first aid for a poison: %s (%s): %s',
  (species, breed, question) => {
    expect(linesOf(first(petOf(species, breed), question))).not.toMatch(/guanti|carbone/);
  },
);

it('one that swallowed a poison does', () => {
  const text = first(petOf('cane'), 'il cane ha ingoiato della candeggina');
  expect(linesOf(text)).toMatch(/Niente latte, olio o carbone/);
});

it.each([
  ['altro', 'hedgehog', 'My hedgehog has not eaten for two days', /dose|Missed|culture/],
  ['cane', null, 'Il mio cane ha una ferita profonda', /guinzaglio|salti/],
] as const)(
  'a course of tablets or an operation is not meant unless it is told: %s (%s): %s',
  (species, breed, question, not) => {
    expect(linesOf(first(petOf(species, breed), question))).not.toMatch(not);
  },
);

it('a broken blood feather is a matter for birds', () => {
  for (const [breed, animal] of [
    ['hamster', 'hamster'],
    ['tortoise', 'tortoise'],
    ['sheep', 'sheep'],
  ] as const) {
    const text = first(petOf('altro', breed), `My ${animal} is bleeding heavily from the nail`);
    expect(linesOf(text)).not.toMatch(/feather|[Ll]ay it down/);
  }
});

it.each([
  [
    'my horse leans back, has hot hooves and does not want to move',
    /Keep it where it is, on deep soft ground/,
  ],
  ['il mio cavallo ha la laminite e non si muove', /Tienilo fermo dov'è, sul morbido/],
])('the first aid for sore hooves keeps the horse where it is: %s', (question, line) => {
  expect(linesOf(first(petOf('altro', 'horse, cavallo'), question))).toMatch(line);
});

describe('the first aid for a goat', () => {
  it.each([
    'My goat ate a whole bucket of grain',
    'La mia capra ha mangiato un secchio di mais',
    'My goat has a swollen tight belly on the left and is breathing hard',
    'la mia capra è gonfia sul fianco sinistro e digrigna i denti',
  ])('that ate too much or is bloated is its own: %s', (question) => {
    expect(linesOf(first(petOf('altro', 'goat, capra'), question))).toMatch(
      /Take all feed away|Togli cereali, mangime e pane/,
    );
  });

  it.each(['My goat collapsed and does not react', 'la mia capra è collassata e non reagisce'])(
    'does not lay it on its side: %s',
    (question) => {
      expect(linesOf(first(petOf('altro', 'goat, capra'), question))).not.toMatch(
        /right side|fianco destro|prop up|sollevargli|board|tavola/,
      );
    },
  );
});

it.each([
  ['pony', 'My pony has a cut leg and is bleeding heavily', /press a thick pad on it/],
  ['donkey', "My donkey's leg is spurting blood", /press a thick pad on it/],
  ['goat', 'My goat is bleeding heavily from the leg', /press a thick pad on it/],
  ['cavallo', 'Il mio cavallo perde molto sangue da una zampa', /premi un tampone spesso/],
])('a %s that bleeds is not bandaged like a dog: %s', (breed, question, advice) => {
  const text = first(petOf('altro', breed), question);
  expect(text).toMatch(advice);
  expect(text).not.toMatch(
    /toes|^- \W*(?:paw|ear|nail|orecchio|zampa|unghia)\W*:|lay it|sdraialo/im,
  );
});
