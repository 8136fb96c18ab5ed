import { pressOn } from '../support/keyboard';
import { badge } from '../support/profile';
import {
  consent,
  deny,
  expect,
  expectSignUp,
  openWindow,
  providerButton,
  test,
} from '../support/providers';
import { openDialog, openPage } from '../support/sign-in';
import { expectToast } from '../support/toast';

const PICTURE = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');

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

test('words typed in the card stay while the provider is asked', async ({ page }) => {
  const card = await openPage(page);
  await card.getByLabel('Email').fill('anna@example.org');
  await deny(await openWindow(card, 'Google'));
  await expectToast(page, 'Error', 'Unable to login with Google. Please try again.');
  await expect(card.getByLabel('Email')).toHaveValue('anna@example.org');
});

test('a new owner signs in with Facebook, in a window of its own', ({ page, providers }) =>
  expectSignUp(page, 'Facebook', providers));

test('the picture that the provider has of its user is shown', async ({ page, providers }) => {
  const photo = 'https://lh3.googleusercontent.com/a/anna';
  providers.person.photo = photo;
  await page.route(photo, (route) => route.fulfill({ contentType: 'image/gif', body: PICTURE }));
  await consent(await openWindow(await openDialog(page), 'Google'));
  await expect(badge(page, providers.person.name).locator('img')).toHaveAttribute('src', photo);
});
