import { holdCode } from '../support/network';
import { expect, test } from '../support/test';
import { tell, untilReady } from '../support/worry';

test('a worry typed before the scripts load is kept and can then be sent', async ({ page }) => {
  const arrive = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByLabel('What is worrying you?');
  await field.fill('My cat Micia chewed a lily leaf');
  const send = page.locator('form button');
  await send.click();
  await expect(field).toHaveValue('My cat Micia chewed a lily leaf');
  arrive();
  await untilReady(page);
  await send.click();
  await expect(page.getByRole('alert').getByRole('heading').first()).toHaveText(/Emergency/);
});

test('a rate-limited worry and one sent offline show an error', async ({
  page,
  context,
  faults,
}) => {
  faults.forgive(/status of 429|ERR_INTERNET_DISCONNECTED/);
  await page.route('**/api/worries', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '60' }, json: {} }),
  );
  await page.goto('/');
  await tell(page, 'She sneezes');
  await expect(page.getByText('try again in a few minutes')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Emergency help' }).first()).toBeVisible();
  await page.unroute('**/api/worries');
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(page.getByText('No answer from Zampa')).toBeVisible();
  await expect(page.getByLabel('What is worrying you?')).toHaveValue('She sneezes');
});

test.describe('in Italian', () => {
  test.use({ locale: 'it-IT' });

  test('a worry is answered and its story kept', async ({ page }) => {
    await page.goto('/');
    await untilReady(page);
    await page.getByLabel('Qualcosa ti preoccupa?').fill('Il mio cane Otto ha mangiato cioccolato');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Dal manuale' })).toBeVisible();
    await page.getByRole('link', { name: 'Conserva la storia di Otto' }).click();
    await expect(page).toHaveURL('/chat');
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Registrati');
  });
});
