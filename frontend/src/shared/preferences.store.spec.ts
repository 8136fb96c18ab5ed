import { LANGUAGE_COOKIE } from '@contract/languages';
import { afterEach, expect, it } from 'vitest';
import { startLanguage, usePreferences } from './preferences.store';

const choose = (language: string, age: number): void => {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${age}`;
};

const shown = (): string[] => [usePreferences.getState().language, document.documentElement.lang];

afterEach(() => {
  choose('en', 0);
  document.documentElement.lang = 'en';
});

it('the chosen language takes precedence over that of a page cached for offline use', () => {
  document.documentElement.lang = 'en';
  choose('it', 60);
  startLanguage();
  expect(shown()).toEqual(['it', 'it']);
});

it.each([
  ['no language was chosen', ''],
  ['the chosen language is unknown', 'de'],
])('the page keeps its language when %s', (_, language) => {
  document.documentElement.lang = 'it';
  usePreferences.setState({ language: 'it' });
  choose(language, 60);
  startLanguage();
  expect(shown()).toEqual(['it', 'it']);
});
