import { composer, emergency, openChat, replies } from '../support/chat';
import { expect, test } from '../support/test';
import { askVet, strip, vetsPage } from '../support/vets';

test('an emergency is not queued, and an owner who ends a case is answered by Zampa again', async ({
  page,
  owner,
  product,
  browser,
  faults,
}) => {
  faults.forgive(/409 .Conflict.*consultations/);
  await product.world.setPlan(owner, 'expert');
  const vet = await vetsPage(browser, product);
  await openChat(page, owner);
  await askVet(page, 'She has just eaten a lily, what now?');
  await expect(emergency(page)).toBeVisible();
  await product.world.database.query(`UPDATE chat_sessions SET "triageCase" = NULL`);

  await askVet(page, 'Which food is best for her?');
  await vet.goto('/vet/cases');
  await vet.getByRole('button', { name: "Take Micia's case" }).click();
  await strip(page, 'Dr. Ada Verdi is with you').getByRole('button', { name: 'End' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End' }).click();
  await expect(vet.getByText('This case is not with you any more.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask a vet' })).toBeVisible();
  await composer(page).fill('Hello again');
  await composer(page).press('Enter');
  await expect(replies(page)).toHaveCount(1);
});
