import type { Page } from '@playwright/test';
import { openChat } from '../support/chat';
import { activate, badge, card, openProfile } from '../support/profile';
import { expect, test } from '../support/test';

const subscription = (page: Page) => card(page, 'Subscription');
const usage = (page: Page) => page.getByRole('progressbar', { name: /^Questions used/ });
const upgrade = (page: Page) =>
  card(page, 'Quick Actions').getByRole('link', { name: 'Upgrade Plan' });
const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel subscription' });

const PLANS = {
  free: {
    name: 'Free',
    features: ['3 questions in total', '1 pet profile', 'Basic AI guidance', 'Community support'],
    offers: ['Pro $14.99/month', 'Expert $34.99/month'],
  },
  pro: {
    name: 'Pro',
    features: [
      'Unlimited daily questions',
      'Up to 5 pet profiles',
      '24/7 AI veterinary guidance',
      'Health and behaviour insights',
      'Personalized care reminders',
      'Priority email support',
    ],
    offers: ['Expert $34.99/month'],
  },
  expert: {
    name: 'Expert',
    features: [
      'Everything in Pro',
      'Unlimited pet profiles',
      'Advanced breeding insights',
      'API access',
      'Batch health monitoring',
      'Business-grade support',
    ],
    offers: [],
  },
} as const;

test('each plan shows its features and the plans above it', async ({ page, owner, product }) => {
  for (const plan of ['free', 'pro', 'expert'] as const) {
    const { name, features, offers } = PLANS[plan];
    await product.world.setPlan(owner, plan);
    await openProfile(page);
    const lists = subscription(page).getByRole('list');
    const above = lists.nth(1).getByRole('listitem');
    await expect(subscription(page).getByText(`${name} plan`, { exact: true })).toBeVisible();
    // Each line is followed by how much of it is in use.
    await expect(lists.first().getByRole('listitem')).toHaveCount(features.length);
    await expect(lists.first().getByRole('listitem')).toContainText([...features]);
    await expect(above).toHaveCount(offers.length);
    for (const [index, offer] of offers.entries()) {
      await expect(above.nth(index)).toContainText(offer);
    }
    await expect(usage(page)).toHaveCount(plan === 'free' ? 1 : 0);
    await expect(upgrade(page)).toHaveCount(plan === 'expert' ? 0 : 1);
    await expect(cancel(page)).toHaveCount(plan === 'free' ? 0 : 1);
    await expect(badge(page, owner.username)).toContainText(name);
  }
});

test('an upgrade offer links to the checkout of its plan', async ({ page, owner }) => {
  for (const [name, plan] of [
    ['Pro', 'pro'],
    ['Expert', 'expert'],
  ] as const) {
    await openProfile(page);
    await subscription(page)
      .getByRole('link', { name: `Upgrade to ${name}` })
      .click();
    await expect(page).toHaveURL(`/checkout?plan=${plan}`);
    await expect(badge(page, owner.username)).toBeVisible();
  }
});

test('the usage bar fills by a third with each question', async ({ page, owner, product }) => {
  for (const [used, text] of [
    [0, '3 questions left.'],
    [2, '1 question left.'],
    [3, 'Limit reached! Upgrade for unlimited questions.'],
  ] as const) {
    await product.world.database.query(`UPDATE users SET "totalQuestionCount" = $2 WHERE id = $1`, [
      owner.id,
      used,
    ]);
    await openProfile(page);
    await expect(usage(page)).toHaveAccessibleName(`Questions used (${used}/3)`);
    await expect(usage(page)).toHaveAttribute('aria-valuenow', String(used));
    await expect(usage(page)).toHaveAttribute('aria-valuemax', '3');
    await expect(card(page, `Questions used (${used}/3)`).getByText(text)).toBeVisible();
    const whole = (await usage(page).boundingBox())?.width ?? 0;
    const filled = (): Promise<number> =>
      usage(page).evaluate((bar) => bar.firstElementChild?.getBoundingClientRect().width ?? NaN);
    expect(whole).toBeGreaterThan(100);
    await expect.poll(filled).toBeCloseTo((whole * used) / 3, 0);
  }
});

test('a question asked in another tab is counted without a reload', async ({
  page,
  owner,
  openBeside,
}) => {
  await openProfile(page);
  await expect(usage(page)).toHaveAccessibleName('Questions used (0/3)');
  const second = await openBeside('/');
  await openChat(second, owner);
  await second.getByRole('textbox', { name: 'Your question' }).fill('Why does she purr?');
  await second.keyboard.press('Enter');
  await expect(usage(page)).toHaveAccessibleName('Questions used (1/3)');
});

test('a plan changed elsewhere updates the badge and cards without a reload', async ({
  page,
  owner,
}) => {
  await openProfile(page);
  await expect(usage(page)).toBeVisible();
  await page.evaluate(() => (window.name = 'the same document'));
  for (const plan of ['pro', 'expert', 'free'] as const) {
    const { name } = PLANS[plan];
    await activate(owner, plan);
    await expect(subscription(page).getByText(`${name} plan`, { exact: true })).toBeVisible();
    await expect(badge(page, owner.username).getByText(name, { exact: true })).toBeVisible();
    await expect(usage(page)).toHaveCount(plan === 'free' ? 1 : 0);
    await expect(upgrade(page)).toHaveCount(plan === 'expert' ? 0 : 1);
  }
  expect(await page.evaluate(() => window.name)).toBe('the same document');
});

test('a plan changed before the socket connects is shown once it does', async ({ page, owner }) => {
  let connect = () => {};
  const mayConnect = new Promise<void>((resolve) => (connect = resolve));
  await page.routeWebSocket(/socket\.io/, async (socket) => {
    await mayConnect;
    socket.connectToServer();
  });
  await openProfile(page);
  await expect(usage(page)).toBeVisible();
  await activate(owner, 'pro');
  connect();
  await expect(subscription(page).getByText('Pro plan', { exact: true })).toBeVisible();
  await expect(badge(page, owner.username).getByText('Pro', { exact: true })).toBeVisible();
});
