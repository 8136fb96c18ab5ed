import type { Page } from '@playwright/test';
import { LANGUAGE_COOKIE } from '../../backend/src/contract/languages';
import type { Owner } from '../../backend/test/harness/owner';
import { replies } from './support/chat';
import { clickToAlert } from './support/paint';
import type { Product } from './support/product';
import { expect, test } from './support/test';

const WITHIN_MS = 100;
/** The best one counts: a busy machine says nothing about the product. */
const ROUNDS = 5;

const languages = {
  en: {
    headline: 'Emergency: call a vet now',
    lily: 'She chewed a lily leaf',
    field: 'Your question',
    send: 'Send',
    noModel: 'The language model cannot be reached right now',
  },
  it: {
    headline: 'Emergenza: chiama subito un veterinario',
    lily: 'Ha masticato una foglia di giglio',
    field: 'La tua domanda',
    send: 'Invia',
    noModel: 'il modello linguistico non è raggiungibile',
  },
};
type Texts = (typeof languages)['en'];

const states: Record<string, (product: Product, owner: Owner) => void | Promise<void>> = {
  'and an answer': () => undefined,
  'also when all questions are asked': (product, owner) => product.spend(owner, 'yesterday'),
  'also when those of the day are asked': (product, owner) => product.spend(owner, 'today'),
  'also when the model is down': ({ world }) => world.model.behave({ status: 500 }),
};

/** Asks something else first, so that the page is warm, then sends the lily question. */
async function timeToCard(
  page: Page,
  texts: Texts,
  prepare: () => void | Promise<void>,
): Promise<number> {
  const field = page.getByRole('textbox', { name: texts.field });
  const send = page.getByRole('button', { name: texts.send });
  await field.fill('Why does she purr?');
  await send.click();
  await expect(replies(page)).toContainText('15:');
  await expect(send).toBeVisible();
  await prepare();
  await field.fill(texts.lily);
  const time = await clickToAlert(page, texts.headline);
  await send.click();
  return time();
}

for (const [language, texts] of Object.entries(languages)) {
  for (const [state, prepare] of Object.entries(states)) {
    test(`a lily question in a cat's chat shows what to do within 100 ms, ${state} (${language})`, async ({
      page,
      context,
      product,
      faults,
    }) => {
      faults.forgive(/status of 429/);
      await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: product.url }]);
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        product.world.model.behave({ words: 16, gap: 10 });
        const owner = await product.ownerInChat(context);
        await page.goto(`/chat?petId=${owner.petId}`);
        times.push(await timeToCard(page, texts, () => prepare(product, owner)));
        if (Math.min(...times) <= WITHIN_MS) break;
      }
      expect(Math.min(...times), times.join(', ')).toBeLessThanOrEqual(WITHIN_MS);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      if (state.endsWith('down')) {
        await expect(replies(page).last()).toContainText(texts.noModel);
      }
      await expect(page.getByRole('alert')).toContainText(texts.headline);
    });
  }
}
