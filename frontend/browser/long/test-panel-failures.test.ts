import { expectFinished } from '../support/finished';
import { badge } from '../support/profile';
import { openSettled } from '../support/sign-in';
import { newest, openPanel, press, results } from '../support/test-panel';
import { expect, test } from '../support/test';

test('calls that fail offline are listed in the results and leave the plan unchanged', async ({
  page,
  context,
  owner,
  faults,
}) => {
  faults.forgive(/ERR_INTERNET_DISCONNECTED|WebSocket connection/);
  await openPanel(page);
  await context.setOffline(true);
  const names = ['Create Test User', 'Test Session', 'Update to Pro', 'Update to Expert'];
  for (const [index, name] of names.entries()) {
    await press(page, name);
    await expect(results(page)).toHaveCount(index + 1);
    await expect(results(page).first()).toContainText(name);
    expect(await newest(page)).toMatchObject({ code: 'NETWORK' });
  }
  await expectFinished(page);
  await context.setOffline(false);
  await expect(badge(page, owner.username)).toContainText('Free');
  await press(page, 'Update to Pro');
  await expect(badge(page, owner.username)).toContainText('Pro');
  await expect(results(page)).toHaveCount(5);
});

test('an ended session shows in the results', async ({ page, context, product, faults }) => {
  faults.forgive(/status of 401/);
  await product.newcomer(context);
  await openSettled(page, () => openPanel(page));
  await context.clearCookies();
  await press(page, 'Test Session');
  await expect(results(page)).toHaveCount(1);
  expect(await newest(page)).toEqual({ authenticated: false });
  for (const [index, name] of ['Create Test User', 'Update to Expert'].entries()) {
    await press(page, name);
    await expect(results(page)).toHaveCount(index + 2);
    expect(await newest(page)).toMatchObject({ statusCode: 401, code: 'UNAUTHENTICATED' });
  }
});

test('settings that fail to load show an error and can be retried', async ({
  page,
  context,
  product,
  faults,
}) => {
  faults.forgive(/ERR_FAILED/);
  await product.newcomer(context);
  await page.route('**/api/config', (route) => route.abort());
  await page.goto('/test-subscription');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connection Error');
  await expect(
    page.getByText("The server settings couldn't be loaded.", { exact: true }),
  ).toBeVisible();
  await expectFinished(page);
  await page.unroute('**/api/config');
  await page.getByRole('button', { name: 'Try Again', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test Panel');
});
