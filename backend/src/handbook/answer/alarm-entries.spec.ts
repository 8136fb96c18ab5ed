import { expect, it } from '@jest/globals';
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
