import { badge, card, openProfile } from '../support/profile';
import { expect, test } from '../support/test';

test('the initials are taken from the first two names', async ({ page, owner }) => {
  for (const [name, initials] of [
    ['Giulia Maria Conti', 'GM'],
    ['zoe', 'Z'],
    ['élodie _ 7', 'É'],
  ] as const) {
    await owner.call('PATCH', '/api/user/profile', { username: name });
    await openProfile(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(main.getByText(initials, { exact: true })).toBeVisible();
    await expect(badge(page, name)).toContainText(initials);
  }
});

test('the top links and quick actions open the right pages', async ({ page, owner }) => {
  const actions = card(page, 'Quick Actions');
  const back = page.getByRole('navigation', { name: 'Back to' });
  for (const [follow, url] of [
    [back.getByRole('link', { name: 'Back to Chat' }), '/chat'],
    [back.getByRole('link', { name: 'Manage Pets' }), '/pets'],
    // The free plan's one pet is there already, so the list shows what more cost.
    [actions.getByRole('link', { name: 'Add New Pet' }), '/pets'],
    [actions.getByRole('link', { name: 'New Chat' }), '/chat'],
    [actions.getByRole('link', { name: 'Upgrade Plan' }), '/checkout?plan=expert'],
  ] as const) {
    await openProfile(page);
    await follow.click();
    await expect(page).toHaveURL(url);
    await expect(badge(page, owner.username)).toBeVisible();
  }
});
