import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { composer, openChat } from '../support/chat';
import { WORDS } from './care-diary';
import { test } from './stage';

const FILE = fileURLToPath(new URL('../../../docs/images/phone-answer.webp', import.meta.url));
const SECONDS = 20;
const PER_SECOND = 8;
const WIDTH = 320;
const QUALITY = 55;
/** Milliseconds between keystrokes, at the pace of a thumb. */
const KEY = 45;

test.use({
  viewport: { width: 390, height: 780 },
  contextOptions: { reducedMotion: 'no-preference' },
});

test('an answer arrives on a phone', async ({ page, owner }) => {
  await openChat(page, owner);
  const frames: Buffer[] = [];
  const startedAt = Date.now();
  const watch = async (): Promise<void> => {
    for (let at = 0; at < SECONDS * PER_SECOND; at += 1) {
      await delay(startedAt + (at * 1000) / PER_SECOND - Date.now());
      const shot = await page.screenshot({ type: 'jpeg', quality: 90 });
      frames.push(await sharp(shot).resize({ width: WIDTH }).png().toBuffer());
    }
  };
  const use = async (): Promise<void> => {
    await delay(1000);
    await composer(page).pressSequentially(WORDS.en.question, { delay: KEY });
    await page.getByRole('button', { name: 'Send' }).click();
  };
  await Promise.all([watch(), use()]);
  await sharp(frames, { join: { animated: true } })
    .webp({ quality: QUALITY, effort: 4, loop: 0, delay: frames.map(() => 1000 / PER_SECOND) })
    .toFile(FILE);
});
