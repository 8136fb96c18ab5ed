import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { LANGUAGES, type Language } from '../../../backend/src/contract/languages';
import type { Owner } from '../../../backend/test/harness/owner';
import { removeVets } from '../../../backend/test/harness/vet';
import { keepCases, keepExpert } from '../support/expert';
import { openScreen } from '../support/open-screen';
import { SCREENS, type Whose } from '../support/screens.data';
import { keepCare } from '../support/subscriber';
import { showTheme } from '../support/theme';
import { keepDiary, speak, WORDS } from './care-diary';
import { test } from './stage';

const FOLDER = fileURLToPath(new URL('../../../docs/images/screens/', import.meta.url));
const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const THEMES = ['light', 'dark'] as const;
/** Height of one picture on a sheet, and the gap between two, in pixels. */
const HEIGHT = 330;
const GAP = 8;
const QUALITY = 68;
const BETWEEN = { r: 128, g: 128, b: 128 };

interface Picture {
  data: Buffer;
  width: number;
}

/** Small screenshots of a page, at every width and in both themes. */
async function picturesOf(page: Page): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const theme of THEMES) {
    await showTheme(page, theme);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const small = sharp(await page.screenshot()).resize({ height: HEIGHT });
      const { data, info } = await small.png().toBuffer({ resolveWithObject: true });
      pictures.push({ data, width: info.width });
    }
  }
  return pictures;
}

/** One row for each language: light, then dark, each from phone to desktop. */
async function keepSheet(name: string, rows: readonly Picture[][]): Promise<void> {
  const parts = rows.flatMap((row, line) => {
    let left = 0;
    return row.map(({ data, width }) => {
      const part = { input: data, left, top: line * (HEIGHT + GAP) };
      left += width + GAP;
      return part;
    });
  });
  const width = (rows[0] ?? []).reduce((sum, picture) => sum + picture.width + GAP, -GAP);
  const height = rows.length * (HEIGHT + GAP) - GAP;
  mkdirSync(FOLDER, { recursive: true });
  await sharp({ create: { width, height, channels: 3, background: BETWEEN } })
    .composite(parts)
    .webp({ quality: QUALITY })
    .toFile(`${FOLDER}${name.replaceAll(/[^a-z]+/g, '-')}.webp`);
}

/** Asks a question and waits for its whole answer. */
async function talk(owner: Owner, language: Language): Promise<void> {
  const { reply } = await owner.ask(WORDS[language].question);
  await owner.finished(reply.id);
}

test.use({ viewport: { width: 1440, height: 900 } });

for (const whose of Object.keys(SCREENS) as Whose[]) {
  test(`every screen on a sheet: ${whose}`, async ({ page, context, product, faults }) => {
    test.setTimeout(1_800_000);
    faults.forgive(/status of (402|404)/);
    const rows = new Map<string, Picture[][]>();
    for (const language of LANGUAGES) {
      await context.clearCookies();
      const owner = await cast(whose, language);
      await speak(page, product, language);
      for (const screen of SCREENS[whose]) {
        await openScreen(page, screen, language, owner);
        rows.set(screen.name, [...(rows.get(screen.name) ?? []), await picturesOf(page)]);
        await page.setViewportSize({ width: 1440, height: 900 });
      }
    }
    await removeVets(product.world);
    for (const [name, pictures] of rows) await keepSheet(name, pictures);

    async function cast(who: Whose, language: Language): Promise<Owner | undefined> {
      if (who === 'visitor') return undefined;
      if (who === 'newcomer') return product.newcomer(context);
      if (who === 'vet') {
        const vet = await product.vetOnDuty(context);
        await keepCases(product, vet);
        return vet;
      }
      const owner = await product.ownerInChat(context);
      if (who === 'subscriber') {
        await keepCare(product, owner);
        await keepDiary(owner, language);
      }
      if (who === 'expert') await keepExpert(product, owner);
      else await talk(owner, language);
      return owner;
    }
  });
}
