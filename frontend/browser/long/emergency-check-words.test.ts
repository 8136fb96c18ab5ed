import { LANGUAGE_COOKIE } from '../../../backend/src/contract/languages';
import { expectAccessible } from '../support/axe';
import { ask, composer, limitCard, openChat, upgradeOverlay } from '../support/chat';
import { check, field, opener, submit, URGENT } from '../support/emergency-check';
import { expect, test } from '../support/test';

test('the emergency check opens from the overlay and after dismissing it', async ({
  page,
  product,
  owner,
  faults,
}) => {
  faults.forgive(/status of 429/);
  await product.spend(owner, 'today');
  await openChat(page, owner);
  await expect(opener(page)).toBeVisible();
  await ask(page, 'And one more thing?');
  await upgradeOverlay(page).getByRole('button', { name: 'Is it an emergency?' }).click();
  await field(page).fill(URGENT);
  await submit(page).click();
  await expect(check(page).getByRole('region', { name: 'See a vet today' })).toBeVisible();
  await expect(page.locator('[aria-live="polite"]', { hasText: 'See a vet today' })).toHaveCount(1);
  await check(page).getByRole('button', { name: 'Close' }).click();
  await upgradeOverlay(page).getByRole('button', { name: 'Maybe Later' }).click();
  await expect(composer(page)).toBeDisabled();
  await opener(page).click();
  await field(page).fill('She chewed a lily leaf');
  await submit(page).click();
  await expect(check(page).getByRole('alert')).toContainText('Emergency: call a vet now');
});

test('a check without a finding gives no all-clear and can be reworded', async ({
  page,
  product,
  owner,
}) => {
  await product.spend(owner, 'yesterday');
  await openChat(page, owner);
  await opener(page).click();
  await submit(page).click();
  await expect(field(page)).toHaveAccessibleDescription('Please tell us what is happening.');
  await field(page).fill('Why does she purr?');
  await submit(page).click();
  const result = check(page).getByRole('region', { name: 'No sign of an emergency found' });
  await expect(result).toBeFocused();
  await expect(result).toContainText("This isn't an all-clear");
  await expect(result).toContainText('call your vet or the nearest emergency clinic');
  await expectAccessible(page);
  await check(page).getByRole('button', { name: 'Describe it differently' }).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('Why does she purr?');
});

test("the check sends the chat's pet data and works in Italian", async ({
  page,
  context,
  product,
  owner,
}) => {
  await product.spend(owner, 'yesterday');
  await owner.call('PATCH', `/api/pets/${owner.petId}`, { weight: '3,8 kg', age: 4 });
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: 'it', url: product.url }]);
  await page.goto(`/chat?petId=${owner.petId}`);
  await page.getByRole('button', { name: "È un'emergenza?" }).click();
  const dialog = page.getByRole('dialog', { name: "È un'emergenza?" });
  await dialog.getByRole('textbox').fill('Ha masticato una foglia di giglio');
  const asked = page.waitForRequest('**/api/triage');
  await dialog.getByRole('button', { name: 'Controlla subito' }).click();
  expect((await asked).postDataJSON()).toEqual({
    text: 'Ha masticato una foglia di giglio',
    species: 'gatto',
    weightKg: 3.8,
    ageYears: 4,
  });
  await expect(dialog.getByRole('alert')).toContainText('chiama subito un veterinario');
});

test('an urgent question refused by the plan shows advice above the upgrade offer', async ({
  page,
  product,
  owner,
  faults,
}) => {
  faults.forgive(/status of 429/);
  await product.spend(owner, 'yesterday');
  await page.route('**/messages', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 429,
          json: {
            statusCode: 429,
            error: 'Question limit reached',
            code: 'QUESTION_LIMIT_REACHED',
            remainingQuestions: 0,
            currentPlan: 'free',
            triage: {
              level: 'urgent',
              reasons: ['Not eating.'],
              actions: ['Call your vet today.'],
            },
          },
        })
      : route.fallback(),
  );
  await openChat(page, owner);
  await ask(page, URGENT);
  const help = page.getByRole('region', { name: 'See a vet today' });
  await expect(help).toBeVisible();
  await expect(limitCard(page)).toHaveCount(0);
  await expect(page.locator('[aria-live="polite"]', { hasText: 'Call your vet' })).toHaveCount(1);
  await page.getByRole('button', { name: 'See what Pro offers' }).click();
  await expect(limitCard(page)).toBeVisible();
  const [above, below] = [await help.boundingBox(), await limitCard(page).boundingBox()];
  expect((above?.y ?? 0) + 1).toBeLessThan(below?.y ?? 0);
});

test('the emergency check is not offered while questions are left', async ({ page, owner }) => {
  await openChat(page, owner);
  await expect(page.getByText('3 questions left')).toBeVisible();
  await expect(opener(page)).toHaveCount(0);
});
