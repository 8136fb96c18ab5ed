import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '../../../backend/launcher/chromium.mjs';
import { say } from '../../../backend/launcher/report.mjs';

/** Full squares: each system rounds the corners itself. */
const ICONS = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const text = (path) => readFileSync(here(path), 'utf8');
const mark = text('../../public/favicon.svg');

/** The product's own colours and fonts. */
const [, tokens] = /@theme \{(.*?)\n\}/s.exec(text('../../src/shared/styles.css'));

const executablePath = await findChromium(say);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
await drawSocialImage();
for (const [file, size] of Object.entries(ICONS)) await drawIcon(file, size);
await browser.close();

async function drawSocialImage() {
  const page = await openPage(1200, 630);
  const url = new URL('social-image.html', import.meta.url).href;
  await page.route(url, (route) => {
    const body = text('social-image.html').replace('<!--mark-->', mark);
    return route.fulfill({ body, contentType: 'text/html' });
  });
  await page.goto(url);
  await page.addStyleTag({ content: `:root {${tokens}}` });
  await page.evaluate('document.fonts.ready');
  await shoot(page, 'social.png');
}

async function drawIcon(file, size) {
  const page = await openPage(size, size);
  const square = mark.replace(/ rx="\d+"/, '').replace('<svg', '<svg style="display: block"');
  await page.setContent(`<body style="margin: 0">${square}</body>`);
  await shoot(page, file);
}

/** In light colours, whatever the system prefers. */
function openPage(width, height) {
  return browser.newPage({ viewport: { width, height }, colorScheme: 'light' });
}

async function shoot(page, file) {
  await page.screenshot({ path: here(`../../public/${file}`) });
  await page.close();
  say(`frontend/public/${file}`);
}
