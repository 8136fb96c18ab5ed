import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { COATS } from '../backend/dist/contract/coats.js';
import { findChromium } from '../backend/launcher/chromium.mjs';

/**
 * Renders the pictures for e-mails. Run `npm run mail-pictures` after a build when a drawing or a
 * coat has changed. Mail clients ignore custom properties, so each coat has its own file.
 */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const OUT = here('../backend/src/mail/pictures/');
const DRAWINGS = readFileSync(here('src/shared/ui/portraits.svg'), 'utf8');
const MARK = readFileSync(here('public/favicon.svg'), 'utf8');

/** Enough for a few flat colours with soft edges. */
const COLOURS = 64;

const oklch = (tint) => `oklch(${tint.join(' ')})`;

const styleOf = ({ main, light, patch, eye, patterns = [] }) =>
  [
    `--coat:${oklch(main)};--coat-2:${oklch(light)}`,
    '--ink-p:oklch(.29 .035 55);--lamp:oklch(.97 .05 85);--lamp-hot:oklch(.79 .125 62)',
    ...(patch ? [`--coat-3:${oklch(patch)}`] : []),
    ...(eye ? [`--eye:${oklch(eye)}`] : []),
    ...patterns.map((pattern) => `--${pattern}:1`),
    '--ink-w:4.4;--fine:0',
  ].join(';');

const browser = await chromium.launch({ executablePath: await findChromium(console.log) });
const page = await browser.newPage({ deviceScaleFactor: 2 });
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
await page.setContent(
  `<style>body{margin:0}#a{overflow:hidden}svg{display:block;width:100%;height:100%}</style><div id="a"></div><div style="position:absolute;width:0;height:0;overflow:hidden">${DRAWINGS}</div>`,
);
for (const [drawing, coats] of Object.entries(COATS)) {
  for (const coat of coats) {
    const picture = `<svg viewBox="0 0 160 148" style="${styleOf(coat)}"><use href="#${drawing}"/></svg>`;
    await draw(`${drawing}-${coat.id}`, picture, { width: 96, height: 88, ground: '#fcebd2' });
  }
}
await draw('mark', MARK, { width: 32, height: 32, ground: '#fcf9f2' });
await browser.close();

async function draw(name, picture, { width, height, ground }) {
  const size = `width:${width}px;height:${height}px;background:${ground}`;
  await page.evaluate(
    ([html, style]) => {
      const box = document.querySelector('#a');
      box.style.cssText = style;
      box.innerHTML = html;
    },
    [picture, size],
  );
  const shot = await page.locator('#a').screenshot();
  const pixels = await page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    return [...context.getImageData(0, 0, image.width, image.height).data];
  }, shot.toString('base64'));
  writeFileSync(`${OUT}${name}.png`, encode(pixels, width * 2, height * 2));
}

/** Encodes a palette PNG, a third of the size of a PNG without a palette. */
function encode(pixels, width, height) {
  const counts = new Map();
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = (pixels[at] << 16) | (pixels[at + 1] << 8) | pixels[at + 2];
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette = reduce([...counts]);
  const nearest = new Map([...counts.keys()].map((colour) => [colour, indexOf(palette, colour)]));
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const colour = (pixels[at] << 16) | (pixels[at + 1] << 8) | pixels[at + 2];
      rows[y * (width + 1) + x + 1] = nearest.get(colour);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(body, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

function channels(colour) {
  return [colour >> 16, (colour >> 8) & 255, colour & 255];
}

/** Median cut: halves the box with the widest channel until there are enough. */
function reduce(colours) {
  const boxes = [colours.map(([colour, count]) => [...channels(colour), count])];
  const widest = (box) =>
    [0, 1, 2]
      .map((axis) => ({ axis, span: spanOf(box, axis) * Math.log(box.length + 1) }))
      .sort((a, b) => b.span - a.span)[0];
  while (boxes.length < COLOURS) {
    const [box] = boxes
      .filter(({ length }) => length > 1)
      .sort((a, b) => widest(b).span - widest(a).span);
    if (!box) break;
    const { axis } = widest(box);
    box.sort((a, b) => a[axis] - b[axis]);
    boxes.splice(boxes.indexOf(box), 1, box.slice(0, box.length >> 1), box.slice(box.length >> 1));
  }
  // The most common colour represents its box, so that flat areas keep their exact colour.
  return boxes.map((box) => box.toSorted((a, b) => b[3] - a[3])[0].slice(0, 3));
}

function spanOf(box, axis) {
  const values = box.map((colour) => colour[axis]);
  return Math.max(...values) - Math.min(...values);
}

function indexOf(palette, colour) {
  const own = channels(colour);
  const distance = (other) => other.reduce((sum, value, axis) => sum + (value - own[axis]) ** 2, 0);
  return palette.reduce(
    (best, other, at) => (distance(other) < distance(palette[best]) ? at : best),
    0,
  );
}
