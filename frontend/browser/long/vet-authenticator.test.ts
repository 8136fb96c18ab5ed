import { Authenticator } from '../../../backend/test/harness/authenticator';
import { PASSWORD } from '../../../backend/test/harness/owner';
import { addVet } from '../../../backend/test/harness/vet';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toast';

/** The error for an unknown path, for vets as well: `/vet` is not one of the server's pages. */
const UNKNOWN = /status of 404/;

test('a vet sets up an authenticator, goes off duty, edits hours and returns with a code', async ({
  page,
  owner,
  product,
  faults,
}) => {
  faults.forgive(UNKNOWN);
  await addVet(product.world, owner);
  await page.goto('/vet');
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expectAccessible(page);
  const key = (await page.locator('code').textContent()) ?? '';
  const authenticator = new Authenticator(key.replaceAll(' ', ''));

  await test.step('a wrong code is refused, the right one accepted', async () => {
    const code = page.getByLabel('Type the code it shows');
    await code.fill(authenticator.wrong());
    faults.forgive(/status of 400/);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(/^That code isn't right/)).toBeVisible();
    await expect(code).toBeFocused();
    await code.fill(authenticator.next());
    await code.press('Enter');
  });
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  await expectAccessible(page);
  const [recovery = ''] = await page.getByRole('main').getByRole('listitem').allTextContents();
  await page.getByLabel('I have put them somewhere safe').check();
  await page.getByRole('button', { name: 'To my desk' }).click();
  await expect(page.getByRole('heading', { name: 'Dr. Ada Verdi' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('switch', { name: 'On duty now' }).click();
  await expect(page.getByText(/^You're off until/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove these hours on Monday' }).click();
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expectToast(page, 'Your hours are saved');
  await page.reload();
  await expect(page.getByLabel('Tuesday, from')).toHaveValue('00:00');
  await expect(page.getByLabel('Monday, from')).toHaveCount(0);

  await test.step('a new session asks for a code', async () => {
    const data = { email: owner.email, password: PASSWORD };
    expect((await page.request.post('/api/auth/login', { data })).status()).toBe(200);
    await page.reload();
    await expect(page.getByRole('heading', { name: "Confirm it's you" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recovery.toLowerCase());
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(/^9 recovery codes left/)).toBeVisible();
  });
});
