import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const styles = readFileSync(join(import.meta.dirname, 'styles.css'), 'utf8');

const sources = import.meta.glob<string>('../**/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A class with a colour that Tailwind knows, but of which a theme may have none. */
const COLOUR =
  /\b(?:bg|text|border|ring|fill|stroke|outline|divide|from|via|to|shadow|accent|caret)-(white|black|[a-z]+-(?:50|[1-9]00|950))\b/g;

it('no class names a colour of Tailwind that the theme, which replaces them, does not have', () => {
  const named = Object.values(sources).flatMap((source) =>
    [...source.matchAll(COLOUR)].map(([, name = '']) => name),
  );
  expect(named).toContain('white');
  expect(named.filter((name) => !styles.includes(`--color-${name}:`))).toEqual([]);
});

/** The contrast (WCAG 2.2) of white with this token, nearly a grey, over white. */
const contrastOverWhite = (token: string): number => {
  const [, lightness, alpha] = new RegExp(`--color-${token}: oklch\\((\\S+) .*/ (\\S+)\\)`).exec(
    styles,
  ) ?? [NaN, NaN, NaN];
  const own = 1.055 * Number(lightness) ** (3 / 2.4) - 0.055;
  const shown = 1 - Number(alpha) * (1 - own);
  return 1.05 / (((shown + 0.055) / 1.055) ** 2.4 + 0.05);
};

it('white icons are seen on the lightest photo', () => {
  expect(contrastOverWhite('veil')).toBeGreaterThan(3);
});
