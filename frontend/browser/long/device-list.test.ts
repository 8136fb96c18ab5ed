import { openProfile } from '../support/profile';
import { anotherDevice, expectSignedOut, PHONE, security } from '../support/security';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toast';

const TABLET =
  'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

test('the list can sign out a single device, or all others at once', async ({
  page,
  owner,
  browser,
}) => {
  const [phone, tablet, second] = [
    await anotherDevice(browser, owner, PHONE),
    await anotherDevice(browser, owner, TABLET),
    await anotherDevice(browser, owner, TABLET),
  ];
  for (const device of [phone, tablet, second]) await openProfile(device);
  await openProfile(page);
  await security(page)
    .getByRole('button', { name: /^Sign out Chrome on Android/ })
    .click();
  await expectToast(page, 'Device signed out');
  await expectSignedOut(phone);
  await expect(security(page).getByRole('listitem')).toHaveCount(3);
  await expect(tablet.getByText(/^Member since/)).toBeVisible();
  await security(page).getByRole('button', { name: 'Sign out all others' }).click();
  await expectToast(page, 'All other devices are signed out');
  await Promise.all([expectSignedOut(tablet), expectSignedOut(second)]);
  await expect(security(page).getByRole('listitem')).toHaveText([/This device/]);
  await expect(page.getByRole('button', { name: 'Sign out all others' })).toHaveCount(0);
  for (const device of [phone, tablet, second]) await device.context().close();
});
