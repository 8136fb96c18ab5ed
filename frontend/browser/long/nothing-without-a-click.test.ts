import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, Page, Response } from '@playwright/test';
import { INTENT } from '../support/checkout';
import { activate } from '../support/profile';
import { standingOf } from '../support/provider';
import { leaveBy } from '../support/providers';
import { WITH_PAYMENTS } from '../support/product';
import { expect, test } from '../support/test';

test.use({ settings: WITH_PAYMENTS });

/** How long to stay on a page, in milliseconds: longer than anything it does by itself takes. */
const STAY = 10_000;

/** Pages that links from elsewhere may open, besides those that our own pages link to. */
const DOORS = [
  '/',
  '/pets',
  '/chat',
  '/simple-chat',
  '/chat-old',
  '/profile',
  '/checkout',
  '/checkout?plan=pro',
  '/checkout?plan=expert',
  '/payment-success',
  '/payment-success?plan=pro',
  '/payment-success?plan=expert',
  '/test-subscription',
];

const FOREIGN = 'http://elsewhere.example/';

/** The page's links within the product, without fragments. */
async function linksOf(page: Page): Promise<string[]> {
  const own = new URL(page.url()).origin;
  const hrefs = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  return hrefs
    .filter((href) => href.startsWith(`${own}/`))
    .map((href) => new URL(href))
    .map(({ pathname, search }) => pathname + search);
}

/** The server's answer to the intent of an opened checkout. */
const answerTo = (page: Page): Promise<Response> =>
  page.waitForResponse((response) => response.url().endsWith(INTENT), { timeout: 60_000 });

/** Opens a path; a checkout is reopened until its intent gets an answer below 500. */
async function open(page: Page, path: string): Promise<void> {
  if (!path.startsWith('/checkout')) {
    await page.goto(path);
    return;
  }
  for (;;) {
    const [answer] = await Promise.all([answerTo(page), page.goto(path)]);
    if (answer.status() < 500) return;
  }
}

/** Opens an address in a new tab and leaves it alone. @returns where its links lead. */
async function stay(context: BrowserContext, path: string): Promise<string[]> {
  if (path.startsWith('/api/')) {
    await context.request.get(path);
    return [];
  }
  const page = await context.newPage();
  await open(page, path);
  const links = await linksOf(page);
  await delay(STAY);
  const later = await linksOf(page);
  await page.close();
  return [...links, ...later];
}

/** Visits everything that can be reached by links alone. */
async function roam(context: BrowserContext): Promise<Set<string>> {
  const seen = new Set(DOORS);
  let next = DOORS;
  while (next.length > 0) {
    const found = (await Promise.all(next.map((path) => stay(context, path)))).flat();
    next = [...new Set(found)].filter((path) => !seen.has(path));
    next.forEach((path) => seen.add(path));
  }
  return seen;
}

/** Follows a link to the checkout from somebody else's page. */
async function comeFromElsewhere(context: BrowserContext, target: string): Promise<void> {
  const page = await context.newPage();
  await page.route(FOREIGN, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${target}">A gift</a>` }),
  );
  await page.goto(FOREIGN);
  const link = page.getByRole('link', { name: 'A gift' });
  await Promise.all([answerTo(page), page.waitForURL(target), leaveBy(link)]);
  await delay(STAY);
  await page.close();
}

for (const [plan, cancelled] of [
  ['pro', false],
  ['expert', true],
] as const) {
  test(`no page or link charges or changes the plan of an owner on ${plan}${cancelled ? ', cancelled' : ''}`, async ({
    context,
    owner,
    product,
    faults,
  }) => {
    test.setTimeout(180_000);
    faults.forgive(/status of (402|409|503)/);
    await activate(owner, plan);
    if (cancelled) await owner.call('POST', '/api/subscription/cancel');
    const before = await standingOf(product, owner);
    const [seen] = await Promise.all([
      roam(context),
      comeFromElsewhere(context, `${product.url}/checkout?plan=expert`),
    ]);
    expect(seen.size).toBeGreaterThan(DOORS.length);
    expect(await standingOf(product, owner)).toEqual(before);
  });
}
