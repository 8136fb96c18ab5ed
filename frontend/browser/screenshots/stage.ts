import type { BrowserContext, Page } from '@playwright/test';
import type { Owner } from '../../../backend/test/harness/owner';
import { ask } from '../support/chat';
import type { Product } from '../support/product';
import { expect, test as base } from '../support/test';

interface Roles {
  /** Anna, signed in, without a pet. */
  anna: Owner;
  /** The page of Anna without a pet. */
  annasPage: Page;
  /** The page of Anna with her cat Micia. */
  ownersPage: Page;
}

/** Only one owner at a time can have this name, so an earlier one is renamed. */
async function castAnna(product: Product, context: BrowserContext): Promise<Owner> {
  const { database } = product.world;
  const anna = await product.newcomer(context);
  await database.query(
    `UPDATE users SET username = 'owner ' || id, email = id || '@example.org'
     WHERE username = 'Anna'`,
  );
  anna.username = 'Anna';
  await database.query(
    `UPDATE users SET username = 'Anna', email = 'anna@example.org' WHERE id = $1`,
    [anna.id],
  );
  return anna;
}

async function castOwner(product: Product, context: BrowserContext): Promise<Owner> {
  const owner = await castAnna(product, context);
  await owner.addPet({
    age: 4,
    breed: 'European',
    healthConditions: 'Sensitive stomach since last spring',
    personalityTraits: 'Curious, a little shy',
  });
  await owner.openChat();
  return owner;
}

/** Anna and her cat Micia instead of nameless owners; without a model, the handbook answers. */
export const test = base.extend<Roles>({
  settings: [{ OPENAI_API_KEY: '', OPENAI_BASE_URL: '' }, { scope: 'worker' }],
  anna: async ({ product, context }, use) => {
    await use(await castAnna(product, context));
  },
  annasPage: async ({ product, context, page }, use) => {
    await castAnna(product, context);
    await use(page);
  },
  owner: async ({ product, context }, use) => {
    await use(await castOwner(product, context));
  },
  ownersPage: async ({ product, context, page }, use) => {
    await castOwner(product, context);
    await use(page);
  },
});

export { expect };

/** Leaves calls to this address unanswered. */
export const hold = (page: Page, url: string): Promise<unknown> => page.route(url, () => undefined);

/** Makes calls to this address fail. */
export const cut = (page: Page, url: string): Promise<unknown> =>
  page.route(url, (route) => route.abort());

/** Asks, and waits for the end of the answer. */
export async function getAnswer(page: Page, question: string): Promise<void> {
  const answers = page.getByRole('button', { name: 'Copy answer' });
  const before = await answers.count();
  await ask(page, question);
  await expect(answers).toHaveCount(before + 1, { timeout: 30_000 });
}
