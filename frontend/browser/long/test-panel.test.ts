import type { Page } from '@playwright/test';
import { PASSWORD } from '../../../backend/test/harness/owner';
import { expectFinished } from '../support/finished';
import { badge } from '../support/profile';
import { fillLogin, loginButton } from '../support/sign-in';
import { newest, openPanel, press, results } from '../support/test-panel';
import { expect, test } from '../support/test';

declare global {
  interface Window {
    sameDocument?: boolean;
  }
}

/** The plan on the panel, beside the name; the header shows it too. */
const plan = (page: Page, name: string) => page.getByRole('main').getByText(name, { exact: true });

test('a visitor signs in on the page, which then shows the panel', async ({
  page,
  product,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  const { email } = await product.newcomer(elsewhere);
  await elsewhere.close();
  await page.goto('/test-subscription');
  const card = page.getByRole('main');
  await expect(card.getByText('Login or register to continue', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Update to Pro' })).toHaveCount(0);
  await expectFinished(page);
  await fillLogin(card, email, PASSWORD);
  await loginButton(card).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test Panel');
  await expect(page).toHaveURL('/test-subscription');
});

test('the panel shows the signed-in user, the plan and the available actions', async ({
  page,
  owner,
}) => {
  await openPanel(page);
  const main = page.getByRole('main');
  await expect(
    main.getByText('Try accounts and plans without a card. Never available in production.'),
  ).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Current status', exact: true })).toBeVisible();
  await expect(main.getByText(owner.username, { exact: true })).toBeVisible();
  await expect(plan(page, 'Free')).toBeVisible();
  await expect(main.getByRole('button')).toHaveText([
    'Create Test User',
    'Test Session',
    'Update to Pro',
    'Update to Expert',
    'Clear Results',
  ]);
  await expect(main.getByText('No results yet.', { exact: true })).toBeVisible();
  await expectFinished(page);
});

test("each call's result is listed with its time, newest first, until cleared", async ({
  page,
  owner,
}) => {
  const start = Date.now();
  await openPanel(page);
  await press(page, 'Test Session');
  await expect(results(page)).toHaveCount(1);
  expect(await newest(page)).toMatchObject({
    authenticated: true,
    user: { id: owner.id, email: owner.email, subscriptionStatus: 'free' },
  });
  await press(page, 'Create Test User');
  await expect(results(page)).toHaveCount(2);
  await press(page, 'Update to Pro');
  await expect(results(page)).toHaveCount(3);
  expect(await newest(page)).toMatchObject({ success: true, user: { subscriptionStatus: 'pro' } });
  for (const [index, name] of ['Update to Pro', 'Create Test User', 'Test Session'].entries()) {
    await expect(results(page).nth(index)).toContainText(name);
  }
  const times = await results(page).locator('time').allInnerTexts();
  for (const time of times) expect(time).toBe(new Date(time).toISOString());
  expect(times).toEqual([...times].sort().reverse());
  expect(Date.parse(times.at(-1) ?? '')).toBeGreaterThanOrEqual(start);
  await expectFinished(page);
  await press(page, 'Clear Results');
  await expect(results(page)).toHaveCount(0);
  await expect(page.getByText('No results yet.', { exact: true })).toBeVisible();
});

test('a test account created by the panel can sign in', async ({ page, context, owner }) => {
  await openPanel(page);
  await press(page, 'Create Test User');
  await expect(results(page)).toHaveCount(1);
  const { user, password } = (await newest(page)) as {
    user: { email: string; username: string };
    password: string;
  };
  await expect(badge(page, owner.username)).toBeVisible();
  await context.clearCookies();
  await page.goto('/test-subscription');
  await fillLogin(page.getByRole('main'), user.email, password);
  await loginButton(page.getByRole('main')).click();
  await expect(badge(page, user.username)).toContainText('Free');
});

test('each update changes the plan in every open tab without a reload', async ({
  page,
  owner,
  openBeside,
}) => {
  await openPanel(page);
  const chat = await openBeside('/chat');
  await expect(badge(chat, owner.username)).toContainText('Free');
  for (const tab of [page, chat]) await tab.evaluate(() => (window.sameDocument = true));
  for (const name of ['Pro', 'Expert', 'Pro']) {
    await press(page, `Update to ${name}`);
    await expect(plan(page, name)).toBeVisible();
    for (const tab of [page, chat]) await expect(badge(tab, owner.username)).toContainText(name);
  }
  for (const tab of [page, chat]) {
    expect(await tab.evaluate(() => window.sameDocument)).toBe(true);
  }
  await page.goto('/checkout?plan=pro');
  await expect(page.getByText('First month 50% off')).toHaveCount(0);
});
