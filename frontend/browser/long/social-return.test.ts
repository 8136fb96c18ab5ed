import { composer } from '../support/chat';
import {
  consent,
  expect,
  openWindow,
  signedIn,
  test,
  type ProviderName,
} from '../support/providers';
import { loseSession, openDialog } from '../support/sign-in';
import { expectToast } from '../support/toast';

test('signing in again from either tab of the card opens the same account', async ({ page }) => {
  await consent(await openWindow(await openDialog(page, 'Register'), 'Facebook'));
  await expectToast(page, 'Login successful!');
  const first = await signedIn(page);
  await loseSession(page);
  await consent(await openWindow(await openDialog(page), 'Facebook'));
  await expectToast(page, 'Login successful!');
  expect(first).not.toBeNull();
  expect(await signedIn(page)).toEqual(first);
});

test('a question typed before the session ended is kept after signing in', async ({
  page,
  context,
  faults,
}) => {
  // The pets are requested together with the session, which has ended.
  faults.forgive(/401 \(Unauthorized\).*\/api\/pets/);
  const enter = async (name: ProviderName): Promise<void> => {
    await page.goto('/chat');
    await consent(await openWindow(page.getByRole('main'), name));
    await expectToast(page, 'Login successful!');
  };
  await enter('Google');
  await page.request.post('/api/pets', { data: { name: 'Micia', species: 'gatto' } });
  await page.reload();
  await composer(page).fill('Why does she purr at');
  await context.clearCookies();
  await enter('Google');
  await expect(composer(page)).toHaveValue('Why does she purr at');
});
