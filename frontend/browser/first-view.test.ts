import { gzipSync } from 'node:zlib';
import { expect, test } from './support/test';

const KB = 1024;
/** JavaScript of the landing page, compressed, with all that its first view loads. */
const BUDGET = 100 * KB;
const MOST_SHIFT = 0.02;

test('the code of the landing page stays within its budget', async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  const sizes = (await Promise.all(scripts)).map((code) => gzipSync(code, { level: 9 }).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
});

test('files arrive compressed and are kept for good', async ({ page, request }) => {
  await page.goto('/');
  const script = (await page.locator('script[src]').first().getAttribute('src')) ?? '';
  for (const encoding of ['br', 'gzip']) {
    const response = await request.get(script, { headers: { 'accept-encoding': encoding } });
    expect(response.headers()).toMatchObject({ 'content-encoding': encoding });
    expect(response.headers()['cache-control']).toContain('immutable');
  }
});

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('nothing on the landing page moves while it loads', async ({ page }) => {
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                sum += (entry as PerformanceEntry & { value: number }).value;
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(sum), 3_000);
          }),
      );
      expect(shift).toBeLessThan(MOST_SHIFT);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page can be read', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start Free Chat' }).first()).toBeVisible();
    await page.getByText('Most Popular').scrollIntoViewIfNeeded();
    await expect(page.getByText('Most Popular')).toBeVisible();
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: /Privacy/ }),
    ).toBeVisible();
  });
});

test.describe('an Italian browser', () => {
  test.use({ locale: 'it-IT', javaScriptEnabled: false });

  test('is answered in Italian by the server', async ({ page, context, product }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await expect(page).toHaveTitle("L'amica calma che conosce gli animali · Zampa");
    await context.addCookies([{ name: 'zampa.language', value: 'en', url: product.url }]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
