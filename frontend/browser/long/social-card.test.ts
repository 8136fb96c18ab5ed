import { LANGUAGE_COOKIE } from '../../../backend/src/contract/languages';
import { expectFinished } from '../support/finished';
import { consent, deny, expect, openWindow, providerButton, test } from '../support/providers';
import { openDialog, openPage, register } from '../support/sign-in';
import { expectToast } from '../support/toast';
import { hold } from '../support/network';

test('both provider buttons are below the divider on either tab', async ({ page }) => {
  const card = await openDialog(page);
  for (const tab of ['Login', 'Register']) {
    await card.getByRole('tab', { name: tab }).click();
    const above = await card.getByText('or', { exact: true }).boundingBox();
    for (const name of ['Google', 'Facebook'] as const) {
      const box = await providerButton(card, name).boundingBox();
      expect(box?.y ?? 0).toBeGreaterThan(above?.y ?? 0);
      expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
    }
  }
});

test('both provider buttons are disabled while a form is submitting', async ({ page, faults }) => {
  faults.forgive(/INTERNET_DISCONNECTED/);
  const card = await openDialog(page, 'Register');
  const sending = await hold(page, 'POST', '/api/auth/register');
  await register(card, 'Anna', 'anna@example.org');
  for (const name of ['Google', 'Facebook'] as const)
    await expect(providerButton(card, name)).toBeDisabled();
  sending.lose();
  for (const name of ['Google', 'Facebook'] as const)
    await expect(providerButton(card, name)).toBeEnabled();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the sign-in card is accessible', async ({ page }) => {
    const card = await openPage(page);
    await expect(providerButton(card, 'Facebook')).toBeVisible();
    await expectFinished(page);
    await card.getByRole('tab', { name: 'Register' }).click();
    await expectFinished(page);
  });
});

test('signing in with a provider is in Italian for an Italian visitor', async ({
  page,
  context,
  product,
  providers,
}) => {
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: 'it', url: product.url }]);
  await page.goto('/checkout');
  const card = page.getByRole('main');
  await expect(card.getByText('oppure', { exact: true })).toBeVisible();
  const opened = await openWindow(card, 'Google');
  await expectToast(page, 'Apertura della finestra...', "Si sta aprendo Google per l'accesso.");
  await deny(opened);
  await expectToast(page, 'Errore', 'Impossibile accedere con Google. Riprova.');
  providers.failing = 500;
  await consent(await openWindow(card, 'Facebook'));
  await expectToast(page, 'Errore', 'Impossibile accedere con Facebook. Riprova.');
  providers.failing = undefined;
  await consent(await openWindow(card, 'Facebook'));
  await expectToast(page, 'Accesso riuscito!', `Ciao, ${providers.person.name}!`);
});
