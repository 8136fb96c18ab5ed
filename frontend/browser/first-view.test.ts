import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { ask, composer, openChat, replies } from './support/chat';
import { holdCode } from './support/network';
import { expect, test } from './support/test';

const KB = 1024;
/** Compressed JavaScript of the first view, in bytes. */
const BUDGETS = { landing: 100 * KB, chat: 220 * KB };
const MOST_SHIFT = 0.02;

/** Compressed bytes of all scripts that a page requests, cached ones included. */
async function sizeOfScripts(page: Page, visit: () => Promise<void>): Promise<number> {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.set(response.url(), response.body());
  });
  await visit();
  expect(scripts.size).toBeGreaterThan(0);
  const codes = await Promise.all(scripts.values());
  return codes.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0);
}

test('the code of the landing page stays within its budget', async ({ page }) => {
  const size = await sizeOfScripts(page, async () => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
  });
  expect(size).toBeLessThanOrEqual(BUDGETS.landing);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('so does the code of a chat with an answer, which has one line to write in', async ({
    page,
    owner,
  }) => {
    await openChat(page, owner);
    await ask(page, 'How much should she eat?');
    await expect(page.getByRole('button', { name: 'Copy answer' })).toBeAttached();
    await page.goto('about:blank');
    const size = await sizeOfScripts(page, async () => {
      await openChat(page, owner);
      await expect(replies(page)).toContainText('15:');
      await page.waitForLoadState('networkidle');
    });
    expect(size).toBeLessThanOrEqual(BUDGETS.chat);
    expect((await composer(page).boundingBox())?.height).toBeLessThan(50);
  });
});

test('a chat shows its frame before any code has arrived, and keeps its place', async ({
  page,
  owner,
}) => {
  const arrive = await holdCode(page);
  const mark = page.getByRole('banner').locator('svg').first();
  await page.goto(`/chat?petId=${owner.petId}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Loading...' })).toBeAttached();
  const before = await mark.boundingBox();
  arrive();
  await expect(composer(page)).toBeEnabled();
  expect(await mark.boundingBox()).toEqual(before);
});

test('the last answer can be read before any code has arrived, and is there once', async ({
  page,
  owner,
}) => {
  await openChat(page, owner);
  await ask(page, 'How much should she eat?');
  await expect(page.getByRole('button', { name: 'Copy answer' })).toBeAttached();
  const said = replies(page).getByText('15:');
  await expect(said).toBeVisible();
  const arrive = await holdCode(page);
  await page.goto(`/chat?petId=${owner.petId}`, { waitUntil: 'commit' });
  await expect(page.getByText('How much should she eat?')).toBeInViewport();
  await expect(page.getByText('15:')).toBeInViewport();
  await expect(said).toBeHidden();
  arrive();
  await expect(said).toBeVisible();
  await expect(page.getByText('15:')).toHaveCount(1);
  await expect(page.getByText('How much should she eat?')).toHaveCount(1);
});

test('a chat asks for its messages while its code is on the way, and for each answer once', async ({
  page,
  owner,
}) => {
  await openChat(page, owner);
  await page.goto('about:blank');
  const asked = page.waitForRequest((request) => request.url().endsWith('/messages'));
  await page.route('**/assets/*.js', async (route) => {
    await asked;
    await route.continue();
  });
  // Keeps the socket from connecting, after which earlier answers count as too old.
  await page.routeWebSocket('**/socket.io/**', () => undefined);
  const answers: string[] = [];
  page.on('request', (request) => answers.push(new URL(request.url()).pathname));
  await openChat(page, owner);
  for (const path of ['/api/pets', `/api/chat-sessions/pet/${owner.petId}`]) {
    expect(answers.filter((answer) => answer === path)).toHaveLength(1);
  }
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
