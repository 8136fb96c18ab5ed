import { expect, test } from '../support/test';

const header = 'banner';

test('the header has three variants when signed out', async ({ page }) => {
  const links = page.getByRole(header).getByRole('navigation').getByRole('link');
  await page.goto('/');
  await expect(links).toHaveText(['Start Chat']);
  for (const path of ['/chat', '/pets', '/simple-chat', '/chat-old']) {
    await page.goto(path);
    await expect(links).toHaveText(['Home']);
  }
  await page.goto('/terms');
  await expect(links).toHaveText(['Chat', 'Home']);
  await page.getByRole(header).getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Login' })).toBeVisible();
});

test('the header has three variants when signed in', async ({ page, owner }) => {
  const links = page.getByRole(header).getByRole('navigation').getByRole('link');
  await page.goto('/');
  await expect(links).toHaveText(['Start Chat']);
  await page.goto('/chat');
  await expect(links).toHaveText(['Pets', 'Home']);
  await page.goto('/terms');
  await expect(links).toHaveText(['Pets', 'Chat', 'Home']);
  const badge = page.getByRole(header).getByRole('link', { name: owner.username });
  await expect(badge).toContainText('Free');
  await badge.click();
  await expect(page).toHaveURL('/profile');
  await page.getByRole(header).getByRole('link', { name: 'Zampa' }).click();
  await expect(page).toHaveURL('/');
});

for (const [plan, shown] of [
  ['pro', 'Pro'],
  ['expert', 'Expert'],
] as const) {
  test(`the badge of an owner on ${plan} shows ${shown}`, async ({ page, owner, product }) => {
    await product.world.database.query(`UPDATE users SET "subscriptionStatus" = $2 WHERE id = $1`, [
      owner.id,
      plan,
    ]);
    await page.goto('/');
    const badge = page.getByRole(header).getByRole('link', { name: owner.username });
    await expect(badge.getByText(shown, { exact: true })).toBeVisible();
  });
}

test('the badge falls back to initials when the picture fails to load', async ({
  page,
  owner,
  product,
  faults,
}) => {
  faults.forgive(/status of 404|broken\.png/);
  await product.world.database.query(
    `UPDATE users SET "photoURL" = '/broken.png', username = 'Anna Maria ' || id WHERE id = $1`,
    [owner.id],
  );
  await page.goto('/');
  await expect(page.getByRole(header).getByText('AM', { exact: true })).toBeVisible();
});

test('a new page starts at the top, and Back restores the scroll position', async ({ page }) => {
  await page.goto('/');
  const place = (): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
  await page.getByRole('link', { name: 'Choose Expert' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 40);
  await expect.poll(place).toBeGreaterThan(600);
  await page.waitForTimeout(300);
  const left = await place();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The calm friend');
  await expect.poll(place).toBeGreaterThan(left - 5);
  await page.reload();
  await expect.poll(place).toBeGreaterThan(600);
});

test('every page has its own title in the chosen language', async ({ page }) => {
  for (const [path, title] of [
    ['/', 'The calm friend who knows animals · Zampa'],
    ['/privacy', 'Privacy Policy · Zampa'],
    ['/profile', 'Profile · Zampa'],
    ['/checkout', 'Checkout · Zampa'],
    ['/pets', 'Your Pets · Zampa'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
  await page.goto('/profile');
  await page.getByLabel('Language').first().selectOption('it');
  await expect(page).toHaveTitle('Profilo · Zampa');
});

test('addresses are case-insensitive', async ({ page }) => {
  const response = await page.goto('/PETS');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Accesso Richiesto' })).toBeVisible();
});
