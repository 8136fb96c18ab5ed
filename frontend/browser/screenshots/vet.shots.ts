import { Authenticator } from '../../../backend/test/harness/authenticator';
import { PASSWORD } from '../../../backend/test/harness/owner';
import { addVet } from '../../../backend/test/harness/vet';
import { shootWhole } from './camera';
import { expect, test } from './stage';

for (const [language, locale] of [
  ['vet', 'en-GB'],
  ['italian-vet', 'it-IT'],
] as const) {
  test.describe(language, () => {
    test.use({ locale });

    test(`the pages of a vet (${language})`, async ({ page, anna, product, faults }) => {
      faults.forgive(/status of 40[04]/);
      await addVet(product.world, anna, 'mon-fri 09:00-13:00 14:00-18:00, sat 22:00-06:00');
      await page.goto('/vet');
      const code = page.getByRole('textbox');
      const confirm = page.getByRole('button', { name: /^Conf/ });
      await expect(page.getByRole('img', { name: 'QR' })).toBeVisible();
      await shootWhole(page, `${language}-enrol`);
      const key = (await page.locator('code').textContent()) ?? '';
      const authenticator = new Authenticator(key.replaceAll(' ', ''));
      await code.fill(authenticator.next());
      await confirm.click();
      const done = page.getByRole('checkbox');
      await done.check();
      await shootWhole(page, `${language}-recovery-codes`);
      await page.getByRole('button').last().click();
      await expect(page.getByRole('heading', { name: 'Dr. Ada Verdi' })).toBeVisible();
      await shootWhole(page, `${language}-desk`);
      await page.getByRole('switch').first().click();
      await shootWhole(page, `${language}-desk-switched`);
      const data = { email: 'anna@example.org', password: PASSWORD };
      await page.request.post('/api/auth/login', { data });
      await page.reload();
      await expect(code).toBeVisible();
      await shootWhole(page, `${language}-verify`);
      await code.fill(authenticator.wrong());
      await confirm.click();
      await expect(page.locator('[aria-invalid=true]')).toBeVisible();
      await shootWhole(page, `${language}-verify-wrong`);
    });
  });
}
