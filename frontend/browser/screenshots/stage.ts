import type { Page } from '@playwright/test';
import type { Owner } from '../../../backend/test/harness/owner';
import type { Settings } from '../../../backend/test/harness/processes';
import { ask } from '../support/chat';
import type { Product } from '../support/product';
import { expect, test as base } from '../support/test';

interface Roles {
  /** Anna, signed in, without a pet. */
  anna: Owner;
}

interface Scenery {
  settings: Settings;
}

/** Only one owner at a time can be called so. */
async function callAnna({ world }: Product, owner: Owner): Promise<void> {
  await world.database.query(
    `UPDATE users SET username = 'owner ' || id, email = id || '@example.org'
     WHERE username = 'Anna'`,
  );
  await world.database.query(
    `UPDATE users SET username = 'Anna', email = 'anna@example.org' WHERE id = $1`,
    [owner.id],
  );
}

/** Anna and her cat Micia instead of nameless owners; without a model the handbook answers. */
export const test = base.extend<Roles, Scenery>({
  settings: [
    { OPENAI_API_KEY: '', OPENAI_BASE_URL: '' },
    { scope: 'worker', option: true },
  ],
  anna: async ({ product, context }, use) => {
    const anna = await product.newcomer(context);
    await callAnna(product, anna);
    await use(anna);
  },
  owner: async ({ anna }, use) => {
    await anna.addPet({
      age: 4,
      breed: 'European',
      healthConditions: 'Sensitive stomach since last spring',
      personalityTraits: 'Curious, a little shy',
    });
    await anna.openChat();
    await use(anna);
  },
});

export { expect };

/** Calls to this address get no answer. */
export const hold = (page: Page, url: string): Promise<unknown> => page.route(url, () => undefined);

/** Calls to this address do not arrive. */
export const cut = (page: Page, url: string): Promise<unknown> =>
  page.route(url, (route) => route.abort());

/** Asks, and waits for the end of the answer. */
export async function getAnswer(page: Page, question: string): Promise<void> {
  const answers = page.getByRole('button', { name: 'Copy answer' });
  const before = await answers.count();
  await ask(page, question);
  await expect(answers).toHaveCount(before + 1, { timeout: 30_000 });
}
