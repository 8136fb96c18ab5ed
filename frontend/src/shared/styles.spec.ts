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

it('every colour that a class names is in the theme, which replaces those of Tailwind', () => {
  const named = Object.values(sources).flatMap((source) =>
    [...source.matchAll(COLOUR)].map(([, name = '']) => name),
  );
  expect(named).toContain('white');
  expect(named.filter((name) => !styles.includes(`--color-${name}:`))).toEqual([]);
});
