import { composer, openChat } from './support/chat';
import {
  BUDGET,
  expectStillLanding,
  sizeOfNamedScripts,
  sizeOfScripts,
} from './support/first-view';
import { holdCode } from './support/network';
import { expect, test } from './support/test';

test("the landing page's scripts stay within their size budget", async ({ page }) => {
  const size = await sizeOfScripts(page, async () => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
  });
  expect(size).toBeLessThanOrEqual(BUDGET.landing);
});

test("the chat's initial scripts stay within their size budget", async ({ request }) => {
  expect(await sizeOfNamedScripts(request, '/chat')).toBeLessThanOrEqual(BUDGET.chat);
});

test('the chat frame shows before any script has loaded and does not shift afterwards', async ({
  page,
  owner,
}) => {
  const arrive = await holdCode(page);
  const mark = page.getByRole('banner').locator('svg').first();
  await page.goto(`/chat?petId=${owner.petId}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Loading...' })).toBeAttached();
  // Its position is final once the styles have loaded.
  await expect(page.getByRole('banner')).toHaveCSS('display', 'flex');
  const before = await mark.boundingBox();
  arrive();
  await expect(composer(page)).toBeEnabled();
  expect(await mark.boundingBox()).toEqual(before);
});

test('a chat whose scripts fail to load suggests reloading the page', async ({
  page,
  owner,
  faults,
}) => {
  faults.forgive(/Failed to load resource/);
  const hint = page.getByText('Se il caricamento non termina, ricarica la pagina.');
  await page.route('**/assets/base-*.js', (route) => route.abort());
  await page.goto(`/chat?petId=${owner.petId}`);
  await expect(hint).toBeVisible();
  await page.unroute('**/assets/base-*.js');
  await page.reload();
  await expect(composer(page)).toBeEnabled();
  await expect(hint).toBeHidden();
});

test('the chat requests its data while scripts are loading, and each resource only once', async ({
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
  // Keeps the socket from connecting, which would make earlier responses count as stale.
  await page.routeWebSocket('**/socket.io/**', () => undefined);
  const answers: string[] = [];
  page.on('request', (request) => answers.push(new URL(request.url()).pathname));
  await openChat(page, owner);
  for (const path of ['/api/pets', `/api/chat-sessions/pet/${owner.petId}`]) {
    expect(answers.filter((answer) => answer === path)).toHaveLength(1);
  }
});

test('scripts are served compressed and cached as immutable', async ({ page, request }) => {
  await page.goto('/');
  const script = (await page.locator('script[src]').first().getAttribute('src')) ?? '';
  for (const encoding of ['br', 'gzip']) {
    const response = await request.get(script, { headers: { 'accept-encoding': encoding } });
    expect(response.headers()).toMatchObject({ 'content-encoding': encoding });
    expect(response.headers()['cache-control']).toContain('immutable');
  }
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('the landing page does not shift while it loads', ({ page }) => expectStillLanding(page));
});

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

  test('gets server-rendered Italian, unless the language cookie says otherwise', async ({
    page,
    context,
    product,
  }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await expect(page).toHaveTitle("L'amica calma che conosce gli animali · Zampa");
    await context.addCookies([{ name: 'zampa.language', value: 'en', url: product.url }]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
