import { LANGUAGE_COOKIE } from '../../backend/src/contract/languages';
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
import { expect, test } from './support/test';

const LILY = 'She chewed a lily leaf';

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

test('the call of an emergency is said once where it is seen, and the stored answer has it', async ({
  page,
  product,
  owner,
}) => {
  product.world.model.behave({ status: 500 });
  await openChat(page, owner);
  await ask(page, LILY);
  await expect(replies(page)).toContainText(
    'What to do now and whom to call is in the card above.',
  );
  await replyEnded(page);
  const reply = (await owner.messages()).at(-1);
  const call = reply?.triage?.actions[0] ?? '';
  expect(call).not.toBe('');
  expect(reply?.content).toContain(call);
  await expect(page.getByRole('log').getByText(call)).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('log').getByText(call)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'What to do now' })).toHaveCount(0);
});

test('an emergency shows what to do before any worker takes the question', async ({
  page,
  product,
  owner,
}) => {
  await openChat(page, owner);
  await product.withoutWorker(async () => {
    await ask(page, LILY);
    await expect(emergency(page).getByRole('link').first()).toHaveAttribute('href', /^tel:/);
    await expect(replies(page)).toHaveCount(0);
  });
  await expect(replies(page)).toContainText('15:');
  await expect(emergency(page)).toBeVisible();
});

test('an Italian emergency keeps its card where the model cannot be reached', async ({
  page,
  context,
  product,
  owner,
}) => {
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: 'it', url: product.url }]);
  product.world.model.behave({ status: 500 });
  await page.goto(`/chat?petId=${owner.petId}`);
  await page.getByRole('textbox', { name: 'La tua domanda' }).fill('Ha masticato un giglio');
  await page.getByRole('button', { name: 'Invia' }).click();
  await expect(replies(page)).toContainText('il modello linguistico non è raggiungibile');
  await expect(page.getByRole('alert')).toContainText('Emergenza: chiama subito un veterinario');
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
  await ask(page, 'False alarm: the lily is made of silk.');
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
