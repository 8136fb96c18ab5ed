import { composer } from './support/chat';
import { pressOn } from './support/keyboard';
import { badge } from './support/profile';
import {
  consent,
  deny,
  expect,
  openWindow,
  providerButton,
  signedIn,
  test,
  type ProviderName,
} from './support/providers';
import { openDialog, openPage } from './support/sign-in';
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

test('the keyboard alone signs in', async ({ page, providers }) => {
  const card = await openDialog(page);
  const opening = page.waitForEvent('popup');
  await pressOn(page, providerButton(card, 'Facebook'));
  const popup = await opening;
  await pressOn(popup, popup.getByRole('link', { name: /^Continue as/ }));
  await expect(badge(page, providers.person.name)).toBeVisible();
});

test('a button that is pressed again opens no second window', async ({
  page,
  context,
  providers,
}) => {
  const card = await openDialog(page);
  const popup = await openWindow(card, 'Google');
  await providerButton(card, 'Google').click();
  await providerButton(card, 'Google').click();
  expect(context.pages()).toHaveLength(2);
  expect(providers.shown).toHaveLength(1);
  await consent(popup);
  await expect(badge(page, providers.person.name)).toBeVisible();
});

test('the other provider takes the place of the first', async ({ page, context, providers }) => {
  const card = await openDialog(page);
  const google = await openWindow(card, 'Google');
  const closed = google.waitForEvent('close');
  const facebook = await openWindow(card, 'Facebook');
  await closed;
  expect(context.pages()).toHaveLength(2);
  await consent(facebook);
  await expect(badge(page, providers.person.name)).toBeVisible();
});

test('a provider that takes its time is waited for', async ({ page, providers }) => {
  providers.delay = 2_000;
  const popup = await openWindow(await openDialog(page), 'Google');
  await consent(popup);
  await expect(badge(page, providers.person.name)).toBeVisible();
  expect(popup.isClosed()).toBe(true);
});

test('a browser without the channel hears the window itself', async ({ page, providers }) => {
  await page.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => undefined;
    Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set() {} });
  });
  await consent(await openWindow(await openDialog(page), 'Google'));
  await expectToast(page, 'Login successful!');
  await expect(badge(page, providers.person.name)).toBeVisible();
});

test('a page that cuts its window off is heard over the channel, later than 8 s too', async ({
  page,
  providers,
}) => {
  providers.cutsOpener = true;
  const popup = await openWindow(await openDialog(page), 'Google');
  expect(await popup.evaluate(() => window.opener as unknown)).toBeNull();
  await expectToast(page, 'Error', 'Popup closed by user. Please try again.');
  const closed = popup.waitForEvent('close');
  await consent(popup);
  await expectToast(page, 'Login successful!', `Welcome, ${providers.person.name}!`);
  await closed;
});

test('words typed before the session ended are there after signing in', async ({
  page,
  context,
}) => {
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

test('words typed in the card stay while the provider is asked', async ({ page }) => {
  const card = await openPage(page);
  await card.getByLabel('Email').fill('anna@example.org');
  await deny(await openWindow(card, 'Google'));
  await expectToast(page, 'Error', 'Unable to login with Google. Please try again.');
  await expect(card.getByLabel('Email')).toHaveValue('anna@example.org');
});
