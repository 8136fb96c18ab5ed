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

test('a sign-in works by keyboard alone', async ({ page, providers }) => {
  const card = await openDialog(page);
  const opening = page.waitForEvent('popup');
  await pressOn(page, providerButton(card, 'Facebook'));
  const popup = await opening;
  await pressOn(popup, popup.getByRole('link', { name: /^Continue as/ }));
  await expect(badge(page, providers.person.name)).toBeVisible();
});

test('pressing the button again opens no second popup', async ({ page, context, providers }) => {
  const card = await openDialog(page);
  const popup = await openWindow(card, 'Google');
  await providerButton(card, 'Google').click();
  await providerButton(card, 'Google').click();
  expect(context.pages()).toHaveLength(2);
  expect(providers.shown).toHaveLength(1);
  await consent(popup);
  await expect(badge(page, providers.person.name)).toBeVisible();
});

test('choosing the other provider replaces the first popup', async ({
  page,
  context,
  providers,
}) => {
  const card = await openDialog(page);
  const google = await openWindow(card, 'Google');
  const closed = google.waitForEvent('close');
  const facebook = await openWindow(card, 'Facebook');
  await closed;
  expect(context.pages()).toHaveLength(2);
  await consent(facebook);
  await expect(badge(page, providers.person.name)).toBeVisible();
});

test('a slow provider is waited for', async ({ page, providers }) => {
  providers.delay = 2_000;
  const popup = await openWindow(await openDialog(page), 'Google');
  await consent(popup);
  await expect(badge(page, providers.person.name)).toBeVisible();
  expect(popup.isClosed()).toBe(true);
});

test('without BroadcastChannel, the popup reports directly to its opener', async ({
  page,
  providers,
}) => {
  await page.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => undefined;
    Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set() {} });
  });
  await consent(await openWindow(await openDialog(page), 'Google'));
  await expectToast(page, 'Login successful!');
  await expect(badge(page, providers.person.name)).toBeVisible();
});

test('a popup cut off from its opener reports over the channel, even after 8 s', async ({
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

test('text typed in the card is kept after a refused consent', async ({ page }) => {
  const card = await openPage(page);
  await card.getByLabel('Email').fill('anna@example.org');
  await deny(await openWindow(card, 'Google'));
  await expectToast(page, 'Error', 'Unable to login with Google. Please try again.');
  await expect(card.getByLabel('Email')).toHaveValue('anna@example.org');
});

test('a new owner signs up with Facebook in a popup', ({ page, providers }) =>
  expectSignUp(page, 'Facebook', providers));

test("the user's picture from the provider is shown", async ({ page, providers }) => {
  const photo = 'https://lh3.googleusercontent.com/a/anna';
  providers.person.photo = photo;
  await page.route(photo, (route) => route.fulfill({ contentType: 'image/gif', body: PICTURE }));
  await consent(await openWindow(await openDialog(page), 'Google'));
  await expect(badge(page, providers.person.name).locator('img')).toHaveAttribute('src', photo);
});
