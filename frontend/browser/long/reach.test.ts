import { expectAccessible } from '../support/axe';
import { enlargeText, expectFitsLarge } from '../support/fits';
import { card, openProfile } from '../support/profile';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a calendar feed is served at an address shown once, until it is stopped', async ({
  page,
  owner,
  product,
}) => {
  await product.world.setPlan(owner, 'pro');
  await openProfile(page);
  const calendar = card(page, 'Calendar');
  await calendar.getByRole('button', { name: 'Create an address' }).click();
  const address = await calendar.getByLabel('Calendar address').inputValue();
  await expectAccessible(page);
  const feed = await page.request.get(new URL(address).pathname);
  expect(feed.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await feed.text()).toContain('BEGIN:VCALENDAR');
  await page.reload();
  await expect(calendar.getByText(/^Your calendar address was created on/)).toBeVisible();
  await expect(calendar.getByLabel('Calendar address')).toHaveCount(0);
  await calendar.getByRole('button', { name: 'Stop the calendar' }).click();
  await expect(calendar.getByRole('button', { name: 'Create an address' })).toBeVisible();
  expect((await page.request.get(new URL(address).pathname)).status()).toBe(404);
});

test.describe('at twice the text size', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('notification and calendar settings fit', async ({ page, owner, product }) => {
    await page.addInitScript(enlargeText);
    await product.world.setPlan(owner, 'pro');
    await openProfile(page);
    await card(page, 'Calendar').getByRole('button', { name: 'Create an address' }).click();
    await expect(card(page, 'Calendar').getByLabel('Calendar address')).toBeVisible();
    await expectFitsLarge(page, page.locator('body'));
  });
});

test('the service worker handles push and notification clicks as well as fetches', async ({
  page,
  owner,
}) => {
  await openProfile(page);
  await expect(page.getByRole('link', { name: owner.username })).toBeVisible();
  const worker = await page.request.get('/worker.js');
  const text = await worker.text();
  for (const event of ['fetch', 'push', 'notificationclick']) {
    expect(text).toContain(`self.addEventListener('${event}'`);
  }
});
