import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { composer, limitCard, openChat } from './support/chat';
import { check, field, opener, submit, URGENT } from './support/emergency-check';
import { expectFits } from './support/fits';
import { expect, test } from './support/test';
import { askBeyondLimit } from './support/upgrade';

/** The number of lines that each phone number takes. */
const linesOfNumbers = (place: Locator): Promise<number[]> =>
  place.locator('a[href^="tel:"]').evaluateAll((links) =>
    links.map((link) => {
      const number = document.createRange();
      number.selectNodeContents(link.querySelector('.tabular-nums') ?? link);
      return number.getClientRects().length;
    }),
  );

test('the emergency check works by keyboard and for free while the limit card is open', async ({
  page,
  product,
  owner,
  faults,
}) => {
  faults.forgive(/status of 429/);
  await askBeyondLimit(page, product, owner, 'yesterday');
  await expect(composer(page)).toBeDisabled();
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('She chewed a lily leaf');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const alert = check(page).getByRole('alert');
  await expect(alert).toContainText('Emergency: call a vet now');
  await expect(alert.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
  expect(new Set(await linesOfNumbers(alert))).toEqual(new Set([1]));
  await expectAccessible(page);
  await expectFits(page, check(page));
  await page.keyboard.press('Escape');
  await expect(check(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await expect(limitCard(page)).toBeVisible();
  expect(await owner.messages()).toEqual([]);
  expect((await owner.call('GET', '/api/user/profile')).body).toMatchObject({ totalQuestions: 3 });
});

test('a failed check says to call the vet and keeps the typed text', async ({
  page,
  product,
  owner,
  faults,
}) => {
  faults.forgive(/status of 503|status of 429/);
  await product.spend(owner, 'yesterday');
  await openChat(page, owner);
  await page.route('**/api/triage', (route) => route.fulfill({ status: 503 }));
  await opener(page).click();
  await field(page).fill(URGENT);
  await submit(page).click();
  await expect(check(page).getByRole('alert')).toContainText('call your vet');
  await expect(field(page)).toHaveValue(URGENT);
  await page.unroute('**/api/triage');
  await submit(page).click();
  await expect(check(page).getByRole('region', { name: 'See a vet today' })).toBeVisible();
});
