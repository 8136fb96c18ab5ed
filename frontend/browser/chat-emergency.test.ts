import type { Page } from '@playwright/test';
import { LANGUAGE_COOKIE } from '../../backend/src/contract/languages';
import type { Owner } from '../../backend/test/harness/owner';
import { expectAccessible } from './support/axe';
import {
  ask,
  composer,
  emergency,
  growBeyond,
  limitCard,
  openChat,
  questions,
  replies,
  replyEnded,
  upgradeOverlay,
} from './support/chat';
import { expectFits } from './support/fits';
import { clickToAlert } from './support/paint';
import type { Product } from './support/product';
import { expect, test } from './support/test';

const WITHIN_MS = 100;
/** The best one counts: a busy machine says nothing about the product. */
const ROUNDS = 5;
const LILY = 'She chewed a lily leaf';

const languages = {
  en: {
    headline: 'Emergency: call a vet now',
    lily: LILY,
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

test('an emergency shows what to do before the first word of the answer, and keeps it', async ({
  page,
  product,
  owner,
}) => {
  product.world.model.behave({ words: 12, delay: 2500 });
  await openChat(page, owner);
  await ask(page, LILY);
  await expect(emergency(page).getByRole('listitem').first()).toContainText(/\w+/);
  await expect(replies(page)).toHaveCount(0);
  await expect(replies(page)).toContainText('11:');
  await replyEnded(page);
  await expect(emergency(page)).toBeVisible();
  await page.reload();
  const card = page.getByRole('region', { name: 'Emergency: call a vet now' });
  await expect(card).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const call = card.getByRole('link').first();
  await expect(call).toHaveAttribute('href', /^tel:\+?\d{6,}$/);
  expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('what to do and whom to call stay in sight while the answer is written', async ({
    page,
    product,
    owner,
  }) => {
    product.world.model.behave({ words: 500, gap: 15 });
    await openChat(page, owner);
    await ask(page, LILY);
    const first = emergency(page).getByRole('listitem').first().getByRole('paragraph').first();
    const call = emergency(page).getByRole('link').first();
    for (const length of [1, 300, 600]) {
      await growBeyond(page, length);
      await expect(first).toBeInViewport({ ratio: 1 });
      await expect(call).toBeInViewport({ ratio: 1 });
    }

    await test.step('the end is followed for who goes there, with the call still at hand', async () => {
      await page.getByRole('button', { name: 'New reply' }).click();
      await growBeyond(page, 1200);
      await expect(page.getByRole('button', { name: 'New reply' })).toHaveCount(0);
      await expect(emergency(page).getByRole('heading').first()).not.toBeInViewport();
      const pinned = page.getByRole('link', { name: /^Call / }).first();
      await expect(pinned).toBeInViewport({ ratio: 1 });
      await expect(pinned).toHaveAttribute('href', /^tel:/);
    });

    await test.step('and the card is one press away', async () => {
      await page.getByRole('button', { name: 'What to do now' }).click();
      await expect(call).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'What to do now' })).toHaveCount(0);
      await growBeyond(page, 1600);
      await expect(call).toBeInViewport({ ratio: 1 });
    });
  });
});

test('the end is followed again with the next question', async ({ page, product, owner }) => {
  product.world.model.behave({ words: 300, gap: 10 });
  await page.setViewportSize({ width: 768, height: 600 });
  await openChat(page, owner);
  await ask(page, LILY);
  await expect(replies(page)).toContainText('299:');
  await expect(page.getByRole('button', { name: 'New reply' })).toBeVisible();
  await page.getByText('Emergency: call a vet now').scrollIntoViewIfNeeded();
  await page.getByRole('log').evaluate((log) => log.scrollTo(0, log.scrollHeight));
  await expect(page.getByRole('button', { name: 'New reply' })).toHaveCount(0);
  await ask(page, 'She has not eaten since yesterday morning');
  await expect(page.getByRole('region', { name: 'See a vet today' })).toBeVisible();
  await growBeyond(page, 1000);
  await expect(page.getByRole('button', { name: 'New reply' })).toHaveCount(0);
});

const refusals = {
  yesterday: ["You've used all 3 questions available on the free plan", limitCard],
  today: ['You have reached the daily limit of 3 questions.', upgradeOverlay],
} as const;

for (const [day, [offer, offered]] of Object.entries(refusals)) {
  test(`an emergency that the plan refuses comes before the offer, all asked ${day}`, async ({
    page,
    product,
    faults,
    owner,
  }) => {
    faults.forgive(/status of 429/);
    await product.spend(owner, day as keyof typeof refusals);
    await openChat(page, owner);
    await ask(page, LILY);
    await expect(emergency(page)).toBeVisible();
    await expect(page.getByText(offer)).toBeVisible();
    await expect(offered(page)).toHaveCount(0);
    await expect(questions(page)).toHaveCount(0);
    await expect(composer(page)).toHaveValue(LILY);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'See what Pro offers' }).click();
    await expect(offered(page)).toBeVisible();
    await offered(page).getByRole('button', { name: 'Close' }).click();
    await expect(offered(page)).toHaveCount(0);
    await expect(emergency(page)).toBeVisible();
    await expectFits(page, emergency(page));
  });
}
