import { composer } from './support/chat';
import { fillRegistration } from './support/sign-in';
import { expect, test } from './support/test';
import { tell } from './support/worry';

test('an emergency comes first, with whom to call and no sales pitch', async ({ page }) => {
  await page.goto('/');
  await tell(page, 'My cat Micia chewed a lily leaf');
  const card = page.getByRole('alert').filter({ hasText: 'vet' });
  await expect(card.getByRole('heading').first()).toHaveText(/Emergency/);
  await expect(card).not.toContainText(/upgrade|subscribe|sign up|register/i);
  await expect(page.getByRole('link', { name: 'Who to call near you' })).toHaveAttribute(
    'href',
    '/emergency',
  );
  await expect(page.getByRole('heading', { name: 'From the handbook' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('the headline does not shift when the answer appears', async ({ page }) => {
  await page.goto('/');
  const headline = page.getByRole('heading', { level: 1 });
  const before = await headline.boundingBox();
  await tell(page, 'My cat Micia chewed a lily leaf');
  await expect(page.getByRole('heading', { name: 'From the handbook' })).toBeVisible();
  expect(await headline.boundingBox()).toEqual(before);
});

test('a worry leads through registration and pet form to a prefilled chat', async ({ page }) => {
  await page.goto('/');
  await tell(page, 'My cat Micia scratches the sofa');
  await expect(page.getByRole('region', { name: 'No sign of an emergency found' })).toBeFocused();
  await page.getByRole('link', { name: "Keep Micia's story" }).click();

  await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await fillRegistration(page.getByRole('main'), 'Giulia Worry', 'giulia-worry@example.org');
  await page.getByRole('button', { name: 'Register', exact: true }).click();

  await expect(page).toHaveURL('/pets?edit=new');
  await expect(page.getByLabel('Pet Name')).toHaveValue('Micia');
  await expect(page.getByLabel('Species')).toHaveValue('gatto');
  await page.getByRole('button', { name: 'Create Profile and Start Chat' }).click();

  await expect(page).toHaveURL(/\/chat\?petId=\d+$/);
  await expect(composer(page)).toHaveValue('My cat Micia scratches the sofa');

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome back, Giulia Worry' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue with Micia' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Free Chat' })).toHaveCount(0);
});
