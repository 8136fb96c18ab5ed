import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../shared/queries';
import { showUnread } from './unread';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'setAppBadge');
  Reflect.deleteProperty(navigator, 'clearAppBadge');
});

it('the app icon loses the number of answers that were read on another device', async () => {
  vi.useFakeTimers();
  const clearAppBadge = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { setAppBadge: vi.fn(), clearAppBadge });
  queryClient.clear();
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)));
  const stop = showUnread();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(clearAppBadge).not.toHaveBeenCalled();
  answer(Response.json([{ id: 5, petId: 1, unread: 0, last: null }]));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(clearAppBadge).toHaveBeenCalledOnce();
  stop();
});
