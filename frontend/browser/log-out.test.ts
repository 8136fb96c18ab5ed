import type { Page } from '@playwright/test';
import { badge, card, openProfile } from './support/profile';
import { expect, test } from './support/test';
import { expectToast } from './support/toast';

const logOut = (page: Page) => card(page, 'Quick Actions').getByRole('button', { name: 'Log Out' });

/** Marks the document: a reloaded one has no mark. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.body.classList.add('marked');
  });
const marked = (page: Page) => page.locator('body.marked');

test('logging out loads the page anew, signed out', async ({ page, owner }) => {
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

for (const [fault, status] of [
  ['a lost network', undefined],
  ['a server that fails', 503],
] as const) {
  test(`${fault} at the log-out is told on the home page, loaded anew`, async ({
    page,
    owner,
    faults,
  }) => {
    faults.forgive(/ERR_FAILED|status of 503/);
    await openProfile(page);
    await mark(page);
    await page.route('**/api/auth/logout', (route) =>
      status === undefined ? route.abort() : route.fulfill({ status }),
    );
    await logOut(page).click();
    await expectToast(page, 'Error', 'Error during logout.');
    await expect(page).toHaveURL('/');
    await expect(marked(page)).toHaveCount(0);
    await expect(badge(page, owner.username)).toBeVisible();
  });
}
