import type { Browser, Page } from '@playwright/test';
import { Consulting, wordsOf } from '../../../backend/test/harness/consulting';
import type { Owner } from '../../../backend/test/harness/owner';
import { emptyQueue } from '../../../backend/test/harness/vet';
import { ask, openChat, upgradeOverlay } from '../support/chat';
import type { Product } from '../support/product';
import { expect, test } from '../support/test';
import { strip } from '../support/vets';

/** A vet's page, and a helper that lets both sides act without one. */
async function work(browser: Browser, product: Product, owner: Owner) {
  await emptyQueue(product.world);
  await product.world.setPlan(owner, 'expert');
  const context = await browser.newContext({ locale: 'en-GB', baseURL: product.url });
  const vet = await product.vetOnDuty(context);
  return { page: await context.newPage(), talk: new Consulting(owner, vet) };
}

const message = (page: Page) => page.getByLabel('Your message');
const advice = (page: Page) => page.getByLabel('Advice in writing');

test("a vet's typed text survives a reload, a closed dialog and a second-factor check", async ({
  owner,
  product,
  browser,
}) => {
  const { page, talk } = await work(browser, product, owner);
  const id = await talk.taken();
  await page.goto(`/vet/cases/${id}`);
  await message(page).fill('Is she drinking?');
  await page.reload();
  await expect(message(page)).toHaveValue('Is she drinking?');

  await page.getByRole('button', { name: 'Close with advice' }).click();
  await advice(page).fill('Clean the ear daily.');
  await page.mouse.click(5, 5);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Close with advice' }).click();
  await expect(advice(page)).toHaveValue('Clean the ear daily.');
  await page.keyboard.press('Escape');

  await message(page).fill('x'.repeat(4003));
  await expect(page.getByText('3 characters too long')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();

  await message(page).fill('Is she eating?');
  await product.world.database.query(
    `UPDATE vets SET "totpConfirmedAt" = "totpConfirmedAt" + interval '1 second'`,
  );
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: "Confirm it's you" })).toBeVisible();
  await product.world.database.query(
    `UPDATE vets SET "totpConfirmedAt" = "totpConfirmedAt" - interval '1 second'`,
  );
  await page.reload();
  await expect(message(page)).toHaveValue('Is she eating?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('log').getByText('Is she eating?')).toBeVisible();
  await page.reload();
  await expect(message(page)).toHaveValue('');
});

test("a vet's pages update the number of waiting cases, and a case its urgency, at once", async ({
  owner,
  product,
  browser,
}) => {
  const { page, talk } = await work(browser, product, owner);
  await page.goto('/vet');
  await expect(page.getByRole('link', { name: 'Cases' })).toBeVisible();
  const { id } = (await talk.ask({ question: 'Which brush is best for her coat?' })).body;
  await expect(page.getByRole('link', { name: 'Cases One case is waiting.' })).toBeVisible();
  await expect(page).toHaveTitle('(1) Your Desk · Zampa');
  await talk.take(id);
  await page.goto(`/vet/cases/${id}`);
  await expect(page.getByText('Routine')).toBeVisible();
  await owner.send('She has just eaten a lily leaf!');
  await expect(page.getByText('Emergency', { exact: true })).toBeVisible();
});

test('a question waiting since another day shows the date', async ({
  page,
  owner,
  product,
  browser,
}) => {
  const { page: vetsPage, talk } = await work(browser, product, owner);
  const { id } = (await talk.ask()).body;
  const asked = `UPDATE consultations SET "askedAt" = '2026-03-05 08:00Z' WHERE id = $1`;
  await product.world.database.query(asked, [id]);
  await openChat(page, owner);
  await expect(strip(page, 'Waiting for a vet').getByText('5 Mar')).toBeVisible();
  await vetsPage.goto('/vet/cases');
  await expect(vetsPage.getByText(/^waiting \d+ days/)).toBeVisible();
});

test('an owner whose plan has ended can still write to the vet without an upgrade offer', async ({
  page,
  owner,
  product,
  browser,
}) => {
  const { talk } = await work(browser, product, owner);
  const id = await talk.taken({ question: 'Which brush is best for her coat?' });
  await product.world.setPlan(owner, 'free');
  await product.spend(owner, 'today');
  await openChat(page, owner);
  await ask(page, 'Thank you, doctor');
  await expect
    .poll(async () => wordsOf((await talk.caseOf(id)).body))
    .toContain('Thank you, doctor');
  await talk.close(id, 'Brush her daily.');
  await expect(page.getByText('How was your talk with Dr. Ada Verdi?')).toBeVisible();
  await expect(upgradeOverlay(page)).toHaveCount(0);
});

test('an owner sees when their vet is off duty, and when no vet is on duty', async ({
  page,
  owner,
  product,
  browser,
}) => {
  const { talk } = await work(browser, product, owner);
  const id = await talk.taken();
  await product.world.database.query(`UPDATE vets SET "removedAt" = now() WHERE "userId" <> $1`, [
    talk.vet.id,
  ]);
  await talk.vet.call('PUT', '/api/vet/duty', { onDuty: false });
  await openChat(page, owner);
  const taken = strip(page, 'Dr. Ada Verdi is with you');
  await expect(taken.getByText(/^Off duty until .*\d\d:\d\d\. Your message/)).toBeVisible();
  await talk.vet.call('POST', `/api/vet/consultations/${id}/hand-back`);
  await expect(
    strip(page, 'Waiting for a vet').getByText(/No vet is on duty until .*\d\d:\d\d\./),
  ).toBeVisible();
  await talk.vet.call('PUT', '/api/vet/duty', { onDuty: true });
  await page.reload();
  await expect(strip(page, 'Waiting for a vet').getByText('Zampa will keep')).toBeVisible();
});
