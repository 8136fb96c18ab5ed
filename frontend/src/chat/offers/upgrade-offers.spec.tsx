import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { enterChat, serveReads, show } from '../chat.fixture';
import { UpgradeOverlay } from './upgrade-offers';

beforeEach(() => {
  document.documentElement.dataset.firstMonth = '50';
});

afterEach(() => {
  delete document.documentElement.dataset.firstMonth;
});

it.each([
  ['nobody has paid', [], true],
  ['it was paid', ['paid'], false],
  ['the money is back', ['refunded'], false],
])('a cheaper first month is promised when %s: %#', async (_when, statuses, isPromised) => {
  enterChat(0, () => Promise.reject(new Error('nothing is sent')));
  const payments = statuses.map((status) => ({ status }));
  serveReads({ '/api/subscription': () => ({ subscription: null, payments }) });
  show(<UpgradeOverlay onEmergency={() => undefined} />);
  await waitFor(() => expect(screen.queryByText('€6.49') !== null).toBe(isPromised));
  expect(screen.queryByText('first month 50% off') !== null).toBe(isPromised);
  expect(screen.getByText('€12.99')).toBeTruthy();
});
