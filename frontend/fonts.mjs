import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Subsets the fonts to what the pages use. Run `npm run fonts` when a weight or a font changes. A
 * first visit loads them before anything else, and the weights in between make up half of a font.
 */
const FACES = [
  { name: 'bricolage-grotesque', weights: 650 },
  { name: 'figtree', weights: { min: 400, max: 700, default: 400 } },
];

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/** ASCII, Latin-1, other Western European letters, symbols. The rest comes from system fonts. */
const CHARACTERS = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...'ıŒœŠšŸŽžˆ˚˜–—‘’‚“”„•…‹›⁄€™←↑→↓−×',
].join('');

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const OUT = here('src/shared/fonts/');

mkdirSync(OUT, { recursive: true });
for (const { name, weights } of FACES) {
  const from = (file) => fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/${file}`));
  const whole = readFileSync(from(`files/${name}-latin-wght-normal.woff2`));
  const variationAxes = { wght: weights };
  const font = await subsetFont(whole, CHARACTERS, { targetFormat: 'woff2', variationAxes });
  writeFileSync(`${OUT}${name}.woff2`, font);
  cpSync(from('LICENSE'), `${OUT}${name}.license.txt`);
  console.log(`${name}: ${whole.length} bytes, now ${font.length}`);
}
