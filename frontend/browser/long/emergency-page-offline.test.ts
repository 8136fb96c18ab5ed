import { openChat } from '../support/chat';
import { keptShell } from '../support/installed-app';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

test('an offline chat opens the emergency page even if it was never visited', async ({
  page,
  context,
  owner,
  faults,
}) => {
  faults.forgive(/ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_FAILED/);
  await openChat(page, owner);
  await expect.poll(() => keptShell(page)).toContain('/api/emergency-guide');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'In an emergency' }).click();
  await expect(page.getByRole('link', { name: /Animal PoisonLine/ })).toBeVisible();
});
