import { expectFinished } from '../support/finished';
import { WITHOUT_EXTRAS } from '../support/product';
import { expect, test } from '../support/test';

test.use({ settings: WITHOUT_EXTRAS });

const CALLS = [
  ['POST', '/api/test-subscription-update'],
  ['POST', '/api/create-test-user'],
  ['GET', '/api/test-session'],
] as const;

test("the disabled test panel's page returns 404", async ({ page, context, product, faults }) => {
  faults.forgive(/status of 404/);
  await product.newcomer(context);
  const response = await page.goto('/test-subscription');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(
    page.getByText('Did you forget to add the page to the router?', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveTitle('404 Page Not Found · Zampa');
  await expectFinished(page);
  await page.getByRole('link', { name: 'Back to Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.evaluate(() => {
    history.pushState(null, '', '/test-subscription');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page).toHaveTitle('404 Page Not Found · Zampa');
});

test("the disabled test panel's API calls return 404", async ({ owner }) => {
  for (const [method, path] of CALLS) {
    const body = method === 'POST' ? { planType: 'pro' } : undefined;
    expect(await owner.call(method, path, body)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  }
});
