import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { uncachePet } from '../shared/queries';
import { press } from '../shared/render.fixture';
import { beforeShown } from '../shared/texts/first';
import { useNotices } from '../shared/ui/notices.store';
import { enterChat, petOf, serveReads, show } from './chat.fixture';
import { useComposerStore } from './composer/composer.store';
import { PetsGate } from './pets-gate';

const TRIES = 5;

/** The texts of the parts that load from now on fail to download this often. */
const failDownloads = (times: number): void => {
  let left = times;
  beforeShown(() => {
    left -= 1;
    return left >= 0 ? Promise.reject(new TypeError('offline')) : Promise.resolve();
  });
};

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

it('leads to the draft about a removed pet even if that page loads only at the second try, and to the pets until then', async () => {
  enterChat(2, () => Promise.reject(new Error('nothing is sent')));
  serveReads({
    '/api/pets': () => [petOf(), petOf({ id: 8, name: 'Otto' })],
    '/api/chat-sessions/pet/7': () => ({ id: 70 }),
    '/api/chat-sessions/70/draft': () => ({ text: '' }),
  });
  show(<PetsGate uid="1" />);
  await screen.findByLabelText('Your question');
  useComposerStore.getState().writeDraft(70, 'How much may she eat?');
  failDownloads(TRIES);
  vi.useFakeTimers();
  uncachePet(7);
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(screen.getByRole('status').textContent).toContain('Loading');
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(TRIES * 1000));
  vi.useRealTimers();
  const { toast } = useNotices.getState();
  expect(toast?.description).toContain("couldn't be loaded");
  expect(screen.queryByText(toast?.description ?? '')).toBeNull();
  expect(screen.getByRole('link', { name: 'Your Pets' }).getAttribute('href')).toBe('/pets');
  press('Try Again');
  await waitFor(() => expect(screen.getByText('How much may she eat?')).toBeTruthy());
});
