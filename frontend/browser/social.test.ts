import { badge } from './support/profile';
import { consent, expect, openWindow, signedIn, test } from './support/providers';
import { openDialog } from './support/sign-in';
import { expectToast } from './support/toast';

const PICTURE = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');

for (const name of ['Google', 'Facebook'] as const) {
  test(`a new owner signs in with ${name}, in a window of its own`, async ({ page, providers }) => {
    const card = await openDialog(page);
    const popup = await openWindow(card, name);
    await expectToast(page, 'Opening popup...', `${name} is opening for login.`);
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
    const closed = popup.waitForEvent('close');
    await consent(popup);
    await closed;
    const { name: username, email } = providers.person;
    await expectToast(page, 'Login successful!', `Welcome, ${username}!`);
    await expect(badge(page, username)).toContainText('Free');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/');
    expect(await signedIn(page)).toMatchObject({ username, email, subscriptionStatus: 'free' });
  });
}

test('the picture that the provider has of its user is shown', async ({ page, providers }) => {
  const photo = 'https://lh3.googleusercontent.com/a/anna';
  providers.person.photo = photo;
  await page.route(photo, (route) => route.fulfill({ contentType: 'image/gif', body: PICTURE }));
  await consent(await openWindow(await openDialog(page), 'Google'));
  await expect(badge(page, providers.person.name).locator('img')).toHaveAttribute('src', photo);
});
