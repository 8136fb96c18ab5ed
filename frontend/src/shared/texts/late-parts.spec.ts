import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(
  ['../../**/*.{ts,tsx}', '!../../**/*.{spec,fixture}.{ts,tsx}'],
  { eager: true, query: '?raw', import: 'default' },
);

const CATALOGUES = ['index', 'care', 'late-chat', 'pages'].map((name) => `./${name}.ts`);
const STATIC = /^(?:import|export)\s(?!type\b)[^;]*?from\s'(\.[^']+)'|^import\s'(\.[^']+)'/gm;
/** A part that loads later, and whether it waits for its texts. */
const DYNAMIC = /(withTexts\(\s*)?\bimport\('(\.[^']+)'\)/g;

const addressOf = (file: string): string => new URL(file, 'file:///src/shared/texts/').href;
const files = new Map(Object.keys(sources).map((file) => [addressOf(file), file]));

const fileAt = (path: string, importer: string): string | undefined => {
  const { href } = new URL(path, addressOf(importer));
  const names = ['', '.ts', '.tsx', '/index.ts'].map((end) => href + end);
  return files.get(names.find((name) => files.has(name)) ?? '');
};

const imports = Object.fromEntries(
  Object.entries(sources).map(([file, source]) => [
    file,
    [...source.matchAll(STATIC)].flatMap(
      ([, from, alone]) => fileAt(from ?? alone ?? '', file) ?? [],
    ),
  ]),
);

const showsTexts = (root: string): boolean => {
  const reached = new Set([root]);
  for (const file of reached) for (const next of imports[file] ?? []) reached.add(next);
  return CATALOGUES.some((catalogue) => reached.has(catalogue));
};

it('every part that loads later and shows texts waits for them', () => {
  const loaded = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(DYNAMIC)].map(([, waits, path = '']) => ({
      call: `${path} in ${file}`,
      waits: waits !== undefined,
      part: fileAt(path, file),
    })),
  );
  const showing = loaded.filter(({ part }) => part !== undefined && showsTexts(part));
  expect(showing.length).toBeGreaterThan(20);
  expect(showing.filter(({ waits }) => !waits).map(({ call }) => call)).toEqual([]);
});
