import { logOut, mark, marked } from '../support/log-out';
import { badge, openProfile } from '../support/profile';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toast';

for (const [fault, status] of [
  ['a lost network', undefined],
  ['a server that fails', 503],
] as const) {
  test(`${fault} at log-out shows a toast on the reloaded home page`, async ({
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
