import { logOut, mark, marked } from '../support/log-out';
import { openProfile } from '../support/profile';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toast';

test('logging out reloads the page, signed out', async ({ page, owner }) => {
  await openProfile(page);
  await mark(page);
  await logOut(page).click();
  await expectToast(page, 'Logged Out');
  await expect(page.getByRole('heading', { level: 1, name: 'Access Required' })).toBeVisible();
  await expect(page).toHaveURL('/profile');
  await expect(marked(page)).toHaveCount(0);
  const { body } = await owner.call<{ authenticated: boolean }>('GET', '/api/auth/session');
  expect(body).toEqual({ authenticated: false });
});
