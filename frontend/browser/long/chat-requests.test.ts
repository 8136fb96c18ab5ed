import { ask, openChat, replyEnded } from '../support/chat';
import { expect, test } from '../support/test';

test('a question reloads the session and the profile only once', async ({ page, owner }) => {
  await openChat(page, owner);
  await expect(page.getByText('3 questions left')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const read: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(auth\/session|user\/profile)$/.test(pathname)) read.push(pathname);
  });
  await ask(page, 'Why does she purr?');
  await replyEnded(page);
  await expect(page.getByText('2 questions left')).toBeVisible();
  await expect.poll(() => read.toSorted()).toEqual(['/api/auth/session', '/api/user/profile']);
  await page.waitForTimeout(1500);
  expect(read).toHaveLength(2);
});
