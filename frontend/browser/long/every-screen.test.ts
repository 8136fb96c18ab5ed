import { expect, type Page } from '@playwright/test';
import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '../../../backend/src/contract/languages';
import type { Owner } from '../../../backend/test/harness/owner';
import { removeVets } from '../../../backend/test/harness/vet';
import { expectAccessible } from '../support/axe';
import { keepCases, keepExpert } from '../support/expert';
import { enlargeText, expectFits, expectFitsLarge } from '../support/fits';
import { passedOver, stops } from '../support/keyboard';
import { motions, watchMotion } from '../support/motion';
import type { Product } from '../support/product';
import { openScreen } from '../support/open-screen';
import { SCREENS, type Whose } from '../support/screens.data';
import { keepCare } from '../support/subscriber';
import { test } from '../support/test';

/** Stores a conversation with everything that is wide: a link, a table, code, a long word. */
const storeWideTalk = ({ world }: Product, { sessionId }: Owner): Promise<unknown> =>
  world.database.query(
    `INSERT INTO chat_messages ("sessionId", role, content, status)
     VALUES ($1, 'user', $2, 'complete'), ($1, 'assistant', $3, 'complete')`,
    [
      sessionId,
      `Is this word too long? ${'cat'.repeat(60)}`,
      [
        `See https://example.org/${'a-long-path/'.repeat(15)}`,
        '| Age | Portion in the morning | Portion at noon | Portion in the evening |',
        '| --- | --- | --- | --- |',
        '| Kitten | forty grams | forty grams | forty grams |',
        '```\nconst portion = weightInKilograms * gramsPerKilogram * activityOfTheAnimal;\n```',
        `And ${'purr'.repeat(50)}.`,
      ]
        .join('\n\n')
        .replace(/\|\n\n\|/g, '|\n|'),
    ],
  );

/** Signs in a new owner of this kind; a visitor stays signed out. */
async function become(whose: Whose, product: Product, page: Page): Promise<Owner | undefined> {
  if (whose === 'visitor') return undefined;
  if (whose === 'newcomer') return product.newcomer(page.context());
  if (whose === 'vet') {
    const vet = await product.vetOnDuty(page.context());
    await keepCases(product, vet);
    return vet;
  }
  const owner = await product.ownerInChat(page.context());
  await storeWideTalk(product, owner);
  if (whose === 'subscriber') await keepCare(product, owner);
  if (whose === 'expert') await keepExpert(product, owner);
  return owner;
}

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const softly = expect.configure({ soft: true });

async function missedStops(page: Page): Promise<{ unseen: string[]; passedOver: string[] }> {
  const unseen = (await stops(page)).filter(({ seen }) => !seen).map(({ name }) => name);
  return { unseen, passedOver: await passedOver(page) };
}

/** Runs all checks in one visit: opening a screen takes longer than checking it. */
async function look(page: Page, language: Language): Promise<void> {
  const dialog = page.getByRole('dialog');
  const opened = (await dialog.count()) > 0;
  const place = opened ? dialog : page.locator('body');
  await expect.soft(page.locator('html')).toHaveAttribute('lang', language);
  await expect.soft(page.locator('h1')).toHaveCount(1);
  await expect.soft(page).toHaveTitle(/ · Zampa$/);
  if (language === 'it') await expectAccessible(page, opened ? '[role="dialog"]' : undefined);
  else {
    expect.soft(await motions(page), 'moves').toEqual([]);
    // Retries if a late part of the page or a notification appeared during the walk.
    await softly
      .poll(() => missedStops(page), 'stops of the Tab key')
      .toEqual({ unseen: [], passedOver: [] });
    // A focused skip link would cover the header.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  }
  await expectFits(page, place);
  await page.evaluate(enlargeText);
  await page.setViewportSize(PHONE);
  await expectFitsLarge(page, place);
  await page.setViewportSize(DESKTOP);
}

for (const language of LANGUAGES) {
  for (const whose of Object.keys(SCREENS) as Whose[]) {
    test(`every screen can be read, reached and used (${language}, ${whose})`, async ({
      page,
      context,
      product,
      faults,
    }) => {
      test.setTimeout(480_000);
      faults.forgive(/status of (402|404)/);
      await watchMotion(page);
      await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: product.url }]);
      const owner = await become(whose, product, page);
      for (const screen of SCREENS[whose]) {
        await test.step(screen.name, async () => {
          await openScreen(page, screen, language, owner);
          await look(page, language);
        });
      }
      await removeVets(product.world);
    });
  }
}
