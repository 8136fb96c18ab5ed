import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { enterChat, serveReads, show } from '../chat.fixture';
import { useComposerStore } from '../composer/composer.store';
import { UpgradeOverlay as LateOverlay } from './late-offers';
import { UpgradeOverlay } from './upgrade-offers';

beforeEach(() => {
  document.documentElement.dataset.firstMonth = '50';
});

afterEach(() => {
  delete document.documentElement.dataset.firstMonth;
});

it.each([true, false])(
  'a first-month discount is shown only if it applies: %s',
  async (firstMonth) => {
    enterChat(0, () => Promise.reject(new Error('nothing is sent')));
    serveReads({ '/api/subscription': () => ({ subscription: null, payments: [], firstMonth }) });
    show(<UpgradeOverlay onEmergency={() => undefined} />);
    await waitFor(() => expect(screen.queryByText('€6.49') !== null).toBe(firstMonth));
    expect(screen.queryByText('first month 50% off') !== null).toBe(firstMonth);
    expect(screen.getByText('€12.99')).toBeTruthy();
  },
);

it('the overlay does not open again by itself when its owner comes back to the chat', async () => {
  enterChat(0, () => Promise.reject(new Error('nothing is sent')));
  const chat = <LateOverlay onEmergency={() => undefined} />;
  const left = show(chat);
  act(() => useComposerStore.getState().open('overlay'));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  history.pushState(null, '', '/help');
  left.unmount();
  show(chat);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(useComposerStore.getState()).toMatchObject({ shown: 'nothing', lockedToday: true });
});
