import { until } from '../../../backend/test/harness/until';
import { PushServer } from '../../../backend/test/stand-ins/push-server';
import { mailsIn } from '../../../backend/test/harness/outbox';
import { expectAccessible, expectBareAccessible } from '../support/axe';
import { ask } from '../support/chat';
import { WITHOUT_MODEL } from '../support/product';
import { subscribeWith } from '../support/push';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toast';

test.use({ settings: WITHOUT_MODEL });
test.use({ serviceWorkers: 'allow' });

const DAY = 86_400_000;

let service: PushServer;

test.beforeAll(async () => {
  service = await PushServer.start();
});

test.afterAll(() => service.stop());

test("an owner's week: log a weight in chat, see the trend, be reminded, share with the vet", async ({
  page,
  owner,
  product,
  browser,
}) => {
  const { world } = product;
  await world.setPlan(owner, 'pro');
  const rows = [owner.id];
  await world.database.query('UPDATE users SET "emailVerifiedAt" = now() WHERE id = $1', rows);
  for (const [days, value] of [
    [60, 4.1],
    [40, 4],
    [20, 3.9],
  ] as const) {
    const at = new Date(Date.now() - days * DAY).toISOString();
    const weight = { kind: 'weight', value, unit: 'kg', at };
    await owner.call('POST', `/api/pets/${owner.petId}/diary`, weight);
  }

  const push = service.browser();
  await subscribeWith(page, push);
  await page.goto('/profile');
  const notifications = page.getByRole('switch', { name: 'Notifications on this device' });
  await notifications.click();
  await expect(notifications).toBeChecked();

  await page.goto(`/chat?petId=${owner.petId}`);
  await ask(page, 'She weighed 3.7 kg today. How often should I brush her?');
  const card = page.getByRole('region', { name: "Add to Micia's diary?" });
  await expect(card).toContainText('3.7 kg');
  await card.getByRole('button', { name: 'Add' }).click();
  await expect(card).toHaveCount(0);

  await ask(page, 'Remind me every 12 hours for 7 days to give her the antibiotic');
  const wish = page.getByRole('region', { name: 'Set a reminder for this?' });
  await expect(wish).toContainText('Give her the antibiotic · every 12 hours, 14 times, from to');
  await expectAccessible(page);
  await wish.getByRole('link', { name: 'Edit first' }).click();
  const form = page.getByRole('dialog', { name: 'New reminder' });
  await form.getByLabel('What needs doing?').fill('Half a tablet');
  await form.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Saved.');
  await expect(page.getByRole('button', { name: 'Mark as done: Half a tablet' })).toBeVisible();

  await expect(page.getByText(/^\d+% lost in 2 months$/)).toBeVisible();

  await page.getByText(/^\d more$/).click();
  await page.getByRole('button', { name: 'Remind me: Flea and tick protection' }).click();
  const done = page.getByRole('button', { name: 'Mark as done: Flea and tick protection' });
  const about = page.getByRole('button', { name: /^More.*Flea and tick protection/ });
  const later = page.locator('summary').filter({ hasText: 'Later' });
  await expect(about.or(later).first()).toBeVisible();
  // At the end of a week, the reminder is due next week and listed under 'Later'.
  if (!(await about.isVisible())) await later.click();
  await about.click();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const change = page.getByRole('dialog', { name: 'Change the reminder' });
  await change.getByRole('checkbox', { name: 'By notification' }).check();
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Also by notification and, if your address is')).toBeVisible();
  await expectAccessible(page);
  await world.database.query(
    `UPDATE reminders SET "nextAt" = now(), "remindAt" = now() WHERE "petId" = $1 AND kind = 'fleas'`,
    [owner.petId],
  );
  await expectToast(page, 'Flea and tick protection', "It's time for Micia.");
  const mail = await until('the mail is there', async () => {
    const mails = await mailsIn(world.settings.DATA_DIR ?? '', owner.email, 'reminder');
    return mails[0];
  });
  expect(mail.subject).toBe('Micia: Flea and tick protection');
  await until('the notification is there', () => push.shown[0]);
  expect(push.shown).toMatchObject([
    { title: 'Micia: Flea and tick protection', url: `/pets/${owner.petId}` },
  ]);
  await done.click();
  await expect(page.getByRole('button', { name: /^Done: Flea and tick/ })).toBeVisible();

  await page.getByRole('link', { name: 'Summary for the vet' }).click();
  await page.getByRole('checkbox', { name: /Species/ }).uncheck();
  await page.getByRole('button', { name: 'Create the summary' }).click();
  await page.getByRole('button', { name: 'Create a link' }).click();
  const address = await page.getByLabel('Address').inputValue();
  await expectAccessible(page);

  const vet = await (await browser.newContext()).newPage();
  await vet.goto(address);
  await expect(vet.getByRole('heading', { level: 1 })).toHaveText('Summary for the vet: Micia');
  await expect(vet.getByText('3.7 kg').first()).toBeVisible();
  await expect(vet.getByText(/Against parasites/)).toBeVisible();
  await expect(vet.getByText(/Species/)).toHaveCount(0);
  await expectBareAccessible(vet);

  await page.getByRole('button', { name: 'Revoke link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke link' }).click();
  await expectToast(page, 'Link revoked.');
  const again = await vet.reload();
  expect(again?.status()).toBe(404);
  await expect(vet.getByText('This page is not available')).toBeVisible();
  await vet.context().close();
});
