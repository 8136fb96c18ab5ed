import { LANGUAGE_COOKIE } from '../../../backend/src/contract/languages';
import { ask, emergency, growBeyond, openChat, replies, replyEnded } from '../support/chat';
import { expectHelpFirst, LILY } from '../support/emergency';
import { expect, test } from '../support/test';

test("an emergency's call to action is shown once and stored in the answer", async ({
  page,
  product,
  owner,
}) => {
  product.world.model.behave({ status: 500 });
  await openChat(page, owner);
  await ask(page, LILY);
  await expect(replies(page)).toContainText(
    'What to do now and who to call are in the card above.',
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

test('an emergency in a chat that failed to load shows the card and the answer', async ({
  page,
  faults,
  owner,
}) => {
  faults.forgive(/ERR_FAILED/);
  await page.route('/api/chat-sessions/*/messages', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await openChat(page, owner);
  await expect(page.getByText('Unable to load this chat. Please try again.')).toBeVisible();
  await ask(page, LILY);
  await expect(emergency(page)).toBeVisible();
  await expect(replies(page)).toContainText('15:bene');
  await page.unroute('/api/chat-sessions/*/messages');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Unable to load this chat. Please try again.')).toHaveCount(0);
  await expect(replies(page)).toContainText('15:bene');
});

test('an Italian emergency keeps its card when the model cannot be reached', async ({
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

test('auto-scroll resumes with the next question', async ({ page, product, owner }) => {
  product.world.model.behave({ words: 300, gap: 10 });
  await page.setViewportSize({ width: 768, height: 600 });
  await openChat(page, owner);
  await ask(page, LILY);
  await expect(replies(page)).toContainText('299:');
  await expect(page.getByRole('button', { name: 'New reply' })).toHaveCount(0);
  await page.getByText('Emergency: call a vet now').scrollIntoViewIfNeeded();
  await page.getByRole('log').evaluate((log) => log.scrollTo(0, log.scrollHeight));
  await expect(page.getByRole('button', { name: 'New reply' })).toHaveCount(0);
  await ask(page, 'False alarm: the lily is made of silk.');
  await growBeyond(page, 1000);
  await expect(page.getByRole('button', { name: 'New reply' })).toHaveCount(0);
});

test('emergency help comes before the upgrade offer when all questions were used yesterday', async ({
  page,
  product,
  faults,
  owner,
}) => {
  faults.forgive(/status of 429/);
  await expectHelpFirst(page, product, owner, 'yesterday');
});

test('the emergency card appears before any worker processes the question', async ({
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
  await expect(replies(page)).toContainText('15:bene');
  await expect(emergency(page)).toBeVisible();
});
