import { LANGUAGE_COOKIE } from '../../../backend/src/contract/languages';
import { holdAnswers } from '../support/network';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toast';

test.beforeEach(async ({ context, product }) => {
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: 'it', url: product.url }]);
});

test('the chat loads in Italian for an Italian owner', async ({ page, owner }) => {
  const letPetsIn = await holdAnswers(page, '**/api/pets');
  const letChatIn = await holdAnswers(page, '**/api/chat-sessions/pet/*');
  await page.goto(`/chat?petId=${owner.petId}`);
  await expect(page.getByText('Caricamento...', { exact: true })).toBeVisible();
  await expect(page.getByText('Se il caricamento non termina, ricarica la pagina.')).toBeVisible();
  letPetsIn();
  await expect(page.getByText('Inizializzazione chat...', { exact: true })).toBeVisible();
  letChatIn();
  const log = page.getByRole('log', { name: 'Conversazione' });
  await expect(log.getByRole('heading', { name: 'Che cosa vuoi sapere di Micia?' })).toBeVisible();
  await expect(log.getByRole('listitem')).toHaveText([
    'Quanto deve mangiare Micia in un giorno?',
    'Perché Micia graffia i mobili?',
    'Quali piante di casa sono pericolose per Micia?',
  ]);
});

test('asking and being refused are in Italian for an Italian owner', async ({
  page,
  owner,
  product,
  faults,
}) => {
  faults.forgive(/status of (429|503)/);
  product.world.model.behave({ words: 16, delay: 1500 });
  await page.goto(`/chat?petId=${owner.petId}`);
  const input = page.getByRole('textbox', { name: 'La tua domanda' });
  const send = page.getByRole('button', { name: 'Invia' });

  await test.step('while an answer is pending', async () => {
    await input.fill('Perché fa le fusa?');
    await send.click();
    await expect(page.getByRole('img', { name: 'Zampa sta scrivendo' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ferma' })).toBeVisible();
    await expect(page.getByText('2 domande rimaste')).toBeVisible();
  });

  await test.step('when a question cannot be sent', async () => {
    await expect(send).toBeVisible();
    await page.route('**/messages', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.fallback(),
    );
    await input.fill('E di notte?');
    await send.click();
    await expectToast(page, 'Errore', 'Impossibile inviare il messaggio. Riprova.');
    await page.unroute('**/messages');
  });

  await test.step('when all questions are used up', async () => {
    await product.spend(owner, 'yesterday');
    await send.click();
    const card = page.getByRole('region', { name: 'Limite di domande raggiunto!' });
    const text = 'Hai usato tutte e 3 le domande disponibili nel piano gratuito';
    await expect(card.getByText(text, { exact: true })).toBeVisible();
    await expect(input).toHaveAttribute('placeholder', 'Passa a un altro piano per continuare...');
    await card.getByRole('button', { name: 'Chiudi' }).click();
  });

  await test.step("when today's questions are used up", async () => {
    await product.spend(owner, 'today');
    await send.click();
    const overlay = page.getByRole('dialog', { name: 'Sblocca le funzioni Pro!' });
    await expect(overlay).toContainText('Hai raggiunto il limite giornaliero di 3 domande.');
    await expect(overlay).toContainText(/12,99\s€/);
    await overlay.getByRole('button', { name: 'Forse più tardi' }).click();
    await expect(input).toBeDisabled();
  });
});
