import { composer } from './support/chat';
import { badge } from './support/profile';
import {
  consent,
  expect,
  openWindow,
  signedIn,
  test,
  type ProviderName,
} from './support/providers';
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

test('who signs in again comes to the same account, by either tab of the card', async ({
  page,
  context,
}) => {
  await consent(await openWindow(await openDialog(page, 'Register'), 'Facebook'));
  await expectToast(page, 'Login successful!');
  const first = await signedIn(page);
  // Waits until its pets have been read: a pending call would find no session.
  await expect(page.getByRole('link', { name: 'Add your first pet' })).toBeVisible();
  await context.clearCookies();
  await consent(await openWindow(await openDialog(page), 'Facebook'));
  await expectToast(page, 'Login successful!');
  expect(first).not.toBeNull();
  expect(await signedIn(page)).toEqual(first);
});

test('the picture that the provider has of its user is shown', async ({ page, providers }) => {
  const photo = 'https://lh3.googleusercontent.com/a/anna';
  providers.person.photo = photo;
  await page.route(photo, (route) => route.fulfill({ contentType: 'image/gif', body: PICTURE }));
  await consent(await openWindow(await openDialog(page), 'Google'));
  await expect(badge(page, providers.person.name).locator('img')).toHaveAttribute('src', photo);
});

test('words typed before the session ended are there after signing in', async ({
  page,
  context,
  faults,
}) => {
  // The pets are requested together with the session, which has ended.
  faults.forgive(/401 \(Unauthorized\).*\/api\/pets/);
  const enter = async (name: ProviderName): Promise<void> => {
    await page.goto('/chat');
    await consent(await openWindow(page.getByRole('main'), name));
    await expectToast(page, 'Login successful!');
  };
  await enter('Google');
  await page.request.post('/api/pets', { data: { name: 'Micia', species: 'gatto' } });
  await page.reload();
  await composer(page).fill('Why does she purr at');
  await context.clearCookies();
  await enter('Google');
  await expect(composer(page)).toHaveValue('Why does she purr at');
});
