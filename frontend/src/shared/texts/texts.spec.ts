import { describe, expect, it } from 'vitest';
import { zoneName } from '../local-time';
import { diary as englishDiary } from './en/diary';
import { petPage } from './it/pet-page';
import { reminders as italianReminders } from './it/reminders';
import { vetCases as italianCases } from './it/vet-cases';

type Catalogue = Record<string, unknown>;

const english = import.meta.glob<Catalogue>('./en/**/*.ts', { eager: true });
const italian = import.meta.glob<Catalogue>('./it/**/*.ts', { eager: true });

const sources = import.meta.glob<string>(['./en/**/*.ts', './it/**/*.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The path of every text, such as `petForm.name`. */
const placesIn = (value: unknown, path: string): string[] => {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => placesIn(inner, `${path}.${key}`));
};

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
};

/** Server errors are in English already: only the Italian catalogue translates them. */
const isOptional = (place: string): boolean => /\.server(Field)?Errors/.test(place);

const places = (files: Record<string, Catalogue>, language: string): string[] =>
  Object.entries(files)
    .filter(([file]) => !/\/(index|care|pages)\.ts$/.test(file))
    .flatMap(([file, texts]) => placesIn(texts, file.replace(`./${language}/`, '')))
    .filter((place) => !isOptional(place))
    .sort();

describe('the two catalogues', () => {
  it('have the same files and the same keys', () => {
    expect(places(italian, 'it')).toEqual(places(english, 'en'));
  });

  it.each([
    ['English', english],
    ['Italian', italian],
  ])('leave no text empty: %s', (_language, files) => {
    expect(textsOf(files).filter((text) => text.trim() === '')).toEqual([]);
  });
});

describe('a sentence with inserted words is grammatical', () => {
  it('on the button that saves a heat', () => {
    expect(englishDiary.save(englishDiary.kinds.heat)).toBe('Save heat');
  });

  it.each([
    ['8 maggio 2026', "Consultate l'8 maggio 2026."],
    ['9 maggio 2026', 'Consultate il 9 maggio 2026.'],
  ])('in Italian, for sources consulted on %s', (day, text) => {
    expect(italianReminders.read(day)).toBe(text);
  });

  it.each([
    ['female', 'sterilizzata'],
    ['male', 'castrato'],
    [null, 'sterilizzato/a'],
  ] as const)('in Italian, for a neutered pet by sex: %s', (sex, word) => {
    expect(italianCases.neutered(sex)).toBe(word);
    expect(petPage.isNeutered(sex).toLowerCase()).toBe(word);
  });
});

/** Masculine forms, said to or by the reader. */
const TO_A_MAN =
  /\b(?:ti sei \p{L}+o|sei (?:stato|uscito|entrato|sicuro|preoccupato|pronto)|sono stato io|(?<!il )benvenuto)\b/iu;

it('the Italian texts are not gendered towards the reader', () => {
  const wrong = Object.entries(sources).filter(
    ([file, source]) => file.startsWith('./it/') && TO_A_MAN.test(source),
  );
  expect(wrong.map(([file]) => file)).toEqual([]);
});

it('texts use only straight apostrophes and quotation marks', () => {
  const curly = Object.entries(sources).filter(([, source]) => /[‘’“”«»]/.test(source));
  expect(curly.map(([file]) => file)).toEqual([]);
});

it('the Italian note on reminders of another time zone says "Ora" once, in the name of the zone', () => {
  const note = italianReminders.elsewhereAll(zoneName('Europe/Rome', 'it'));
  expect(note.match(/\bOra\b/g)).toHaveLength(1);
});
