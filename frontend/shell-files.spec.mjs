import { expect, it } from 'vitest';
import { chunksOf, shellFiles } from './shell-files.mjs';

const MANIFEST = {
  'src/chat/sheet.tsx': {
    file: 'assets/sheet.js',
    css: ['assets/sheet.css'],
    imports: ['_catalogue.js'],
    dynamicImports: ['src/chat/seldom.tsx'],
  },
  '_catalogue.js': {
    file: 'assets/catalogue.js',
    imports: ['index.html'],
    dynamicImports: ['src/shared/texts/en/late.ts', 'src/shared/texts/it/late.ts'],
  },
  'index.html': { file: 'index.html', dynamicImports: ['src/shared/texts/it/first.ts'] },
  'src/chat/seldom.tsx': { file: 'assets/seldom.js' },
  'src/shared/texts/en/late.ts': { file: 'assets/en.js', imports: ['_words.js'] },
  'src/shared/texts/it/late.ts': { file: 'assets/it.js' },
  'src/shared/texts/it/first.ts': { file: 'assets/it-first.js' },
  '_words.js': { file: 'assets/words.js' },
};

it('a part that opens without a network has its texts in both languages, wherever they load', () => {
  expect(shellFiles(MANIFEST, ['src/chat/sheet.tsx'])).toEqual([
    '/assets/catalogue.js',
    '/assets/en.js',
    '/assets/it-first.js',
    '/assets/it.js',
    '/assets/sheet.css',
    '/assets/sheet.js',
    '/assets/words.js',
  ]);
});

it('a page preloads only what it imports', () => {
  expect(chunksOf(MANIFEST, ['_catalogue.js']).map(({ file }) => file)).toEqual([
    'assets/catalogue.js',
    'index.html',
  ]);
});

it('a part that the build lacks is refused', () => {
  expect(() => shellFiles(MANIFEST, ['src/chat/gone.tsx'])).toThrow(
    'the build has no src/chat/gone.tsx',
  );
});
