import type { Owner } from '../../../backend/test/harness/owner';
import { shoot, shootWhole } from './camera';
import { test } from './stage';

const DAY_MS = 86_400_000;

/** The morning this many days from now. */
const inDays = (days: number): string =>
  `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T09:00`;

async function setReminders(owner: Owner): Promise<void> {
  const timeZone = 'Europe/Rome';
  const syrup = { kind: 'medicine', title: 'Stomach syrup, 1 ml', rule: 'FREQ=HOURLY;INTERVAL=12' };
  const reminders = [
    { ...syrup, note: 'After the food, from the small bottle.', channels: ['mail'] },
    { kind: 'weigh', title: 'Weigh her', rule: 'FREQ=WEEKLY;INTERVAL=2' },
    { kind: 'fleas', title: 'Fleas and ticks', rule: 'FREQ=MONTHLY' },
    { kind: 'teeth', title: 'Teeth: lift the lip and look', rule: null },
    { kind: 'insurance', title: 'Renew the insurance', rule: 'FREQ=YEARLY', startsAt: inDays(60) },
    { kind: 'passport', title: 'Ask about the passport', rule: null, timeZone: 'Asia/Kolkata' },
  ];
  for (const reminder of reminders) {
    const path = `/api/pets/${owner.petId}/reminders`;
    await owner.call('POST', path, { startsAt: inDays(1), timeZone, ...reminder });
  }
}

test('what is to be done for a pet', async ({ page, owner, product }) => {
  await product.world.setPlan(owner, 'pro');
  await page.goto(`/pets/${owner.petId}`);
  await page.getByText('No reminders yet.').waitFor();
  await shootWhole(page, 'reminders-empty');
  await setReminders(owner);
  await product.world.database.query(
    `UPDATE reminders SET "nextAt" = now() - interval '2 days' WHERE kind = 'fleas'`,
  );
  await page.reload();
  await page.getByRole('button', { name: 'Mark as done: Weigh her' }).click();
  await page.getByRole('button', { name: 'Done: Weigh her' }).waitFor();
  await page.getByRole('button', { name: 'More about: Stomach syrup, 1 ml' }).click();
  await page.getByRole('button', { name: 'More about: Ask about the passport' }).click();
  await shootWhole(page, 'reminders');
});

test('a reminder of the owner’s own', async ({ page, owner, product }) => {
  await product.world.setPlan(owner, 'pro');
  await page.goto(`/pets/${owner.petId}`);
  await page.getByRole('button', { name: 'Add a reminder' }).click();
  await page.getByLabel('How often?').selectOption('half-daily');
  await page.getByLabel('Ends').selectOption('times');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Please write what needs doing.').waitFor();
  await shoot(page, 'reminder-form');
});
