import type { BrowserContext, Page } from '@playwright/test';
import { ask, openChat } from '../support/chat';
import { expectAccessible } from '../support/axe';
import { WITH_CAMPAIGN } from '../support/product';
import { expect, test } from '../support/test';

test.use({ settings: WITH_CAMPAIGN });

/** Stands in for the pixel and records its calls across pages. */
const SCRIPT = `
  const told = JSON.parse(sessionStorage.getItem('told') ?? '[]');
  const keep = (...call) => {
    told.push(call);
    sessionStorage.setItem('told', JSON.stringify(told));
  };
  fbq.callMethod = keep;
  for (const call of fbq.queue) keep(...call);
`;

let asked = 0;

const standInForPixel = async (context: BrowserContext): Promise<void> => {
  asked = 0;
  await context.route('https://connect.facebook.net/**', (route) => {
    asked += 1;
    return route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
  });
};

const told = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('told') ?? '[]') as unknown[][]);

const banner = (page: Page) => page.getByRole('region', { name: 'May we measure our ads?' });

test.beforeEach(({ context }) => standInForPixel(context));

test('the pixel does not load before consent or after refusal', async ({ page }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  const [refuse, accept] = [
    banner(page).getByRole('button', { name: 'Refuse' }),
    banner(page).getByRole('button', { name: 'Accept' }),
  ];
  const sizes = await Promise.all([refuse.boundingBox(), accept.boundingBox()]);
  expect(sizes[0]?.width).toBeCloseTo(sizes[1]?.width ?? 0, 0);
  await expectAccessible(page);
  await refuse.click();
  await expect(banner(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Start Free Chat' }).first().click();
  await expect(page).toHaveURL('/chat');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Accesso Richiesto' })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(asked).toBe(0);
});

test('with consent, events are sent in euros and without personal data', async ({
  page,
  product,
  context,
}) => {
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('link', { name: 'Start Free Chat' }).first().click();
  const owner = await product.newcomer(context);
  await page.goto('/pets?edit=new');
  await page.getByLabel('Pet Name').fill('Segretissima');
  await page.getByLabel('Species').selectOption('Cat');
  await page.getByRole('button', { name: 'Create Profile and Start Chat' }).click();
  await expect(page).toHaveURL(/petId=/);
  await ask(page, 'Is Segretissima too fat?');
  await expect
    .poll(() => told(page))
    .toEqual(
      expect.arrayContaining([
        ['init', WITH_CAMPAIGN.META_PIXEL_ID],
        ['track', 'Lead', { currency: 'EUR' }],
        ['trackCustom', 'PetProfileCreated', { species: 'gatto', currency: 'EUR' }],
        ['trackCustom', 'ChatStarted', { currency: 'EUR' }],
      ]),
    );
  const everything = JSON.stringify(await told(page));
  for (const secret of ['Segretissima', owner.username, 'example', 'fat']) {
    expect(everything).not.toContain(secret);
  }
});

test('a registration event is sent once, by the page that follows', async ({ page }) => {
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Register' }).click();
  const unique = Date.now();
  await dialog.getByLabel('Username').fill(`Anna ${unique}`);
  await dialog.getByLabel('Email').fill(`anna${unique}@example.org`);
  await dialog.getByLabel('Password', { exact: true }).fill('rather-long-words');
  await dialog.getByLabel('Confirm Password').fill('rather-long-words');
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('link', { name: `Anna ${unique}` })).toBeVisible();
  const registrations = async (): Promise<number> =>
    (await told(page)).filter(([, name]) => name === 'CompleteRegistration').length;
  await expect.poll(registrations).toBe(1);
  await page.reload();
  await expect.poll(() => told(page)).toContainEqual(['track', 'ViewContent', expect.anything()]);
  expect(await registrations()).toBe(1);
});

test('consent can be withdrawn from the footer', async ({ page }) => {
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => asked).toBe(1);
  await page.getByRole('button', { name: 'Cookie choices' }).click();
  await banner(page).getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByRole('button', { name: 'Cookie choices' })).toBeVisible();
  await page.waitForFunction(() => !('fbq' in window));
});

test('the consent banner is not shown in the chat or on the emergency page', async ({
  page,
  owner,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openChat(page, owner);
  await page.getByRole('link', { name: 'Pets', exact: true }).click();
  await expect(banner(page)).toBeVisible();
  await page.goBack();
  await ask(page, 'Why does she purr?');
  await expect(page.getByText('Why does she purr?').first()).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await page.goto('/emergency');
  await expect(page.getByRole('heading', { level: 1, name: 'Emergency' })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('withdrawing consent in one tab stops the pixel in all and deletes its cookies', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => asked).toBe(1);
  await context.addCookies([{ name: '_fbp', value: 'fb.0.1.2', url: page.url() }]);
  const other = await context.newPage();
  await other.goto('/');
  await expect.poll(() => asked).toBe(2);
  await page.getByRole('button', { name: 'Cookie choices' }).click();
  await banner(page).getByRole('button', { name: 'Refuse' }).click();
  await expect.poll(() => told(other)).toContainEqual(['consent', 'revoke']);
  await other.getByRole('link', { name: 'Start Free Chat' }).first().click();
  await expect(other).toHaveURL('/chat');
  expect(JSON.stringify(await told(other))).not.toContain('Lead');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('_fbp');
});
