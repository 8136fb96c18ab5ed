import { expect, type Page } from '@playwright/test';
import { LANGUAGE_COOKIE, type Language } from '../../../backend/src/contract/languages';
import type { Owner } from '../../../backend/test/harness/owner';
import type { Product } from './product';
import { SCREENS, type Screen, type Whose } from './screens.data';
import { test } from './test';

/** A conversation with everything that is wide: a link, a table, code, a long word. */
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

/** Who looks at the screens: nobody yet known, or a new owner who is signed in from here on. */
async function become(whose: Whose, product: Product, page: Page): Promise<Owner | undefined> {
  if (whose === 'visitor') return undefined;
  if (whose === 'newcomer') return product.newcomer(page.context());
  const owner = await product.ownerInChat(page.context());
  await storeWideTalk(product, owner);
  return owner;
}

async function show(page: Page, screen: Screen, language: Language, path: string): Promise<void> {
  await page.goto(path);
  const name = screen.heading[language];
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await screen.open?.(page);
}

/** A test per language and kind of user that looks at every screen. */
export function onEveryScreen(
  title: string,
  languages: readonly Language[],
  look: (page: Page, language: Language) => Promise<void>,
): void {
  for (const language of languages) {
    for (const whose of ['visitor', 'newcomer', 'owner'] as const) {
      test(`${title} (${language}, ${whose})`, async ({ page, context, product, faults }) => {
        test.slow();
        faults.forgive(/status of (402|404)/);
        await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: product.url }]);
        const owner = await become(whose, product, page);
        for (const screen of SCREENS[whose]) {
          const { path } = screen;
          await test.step(screen.name, async () => {
            const address =
              typeof path === 'string' ? path : owner === undefined ? '' : path(owner);
            await show(page, screen, language, address);
            await look(page, language);
          });
        }
      });
    }
  }
}
