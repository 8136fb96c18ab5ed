import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { socket } from '../../shared/socket';
import {
  ANNA,
  field,
  openProfile,
  press,
  refusal,
  sent,
  serve,
  toastShown,
} from './profile.fixture';

const CANCEL = 'POST /api/subscription/cancel';
const DELETE = 'DELETE /api/user';
const PRO = { ...ANNA, subscriptionStatus: 'pro' as const };

/** The confirming button of the open dialog. */
const confirm = (): HTMLButtonElement =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Delete my account' });

afterEach(() => {
  cleanup();
  socket.disconnect();
  vi.unstubAllGlobals();
});

describe('cancelling the subscription', () => {
  const ask = async (): Promise<void> => {
    await press('Cancel subscription');
    await screen.findByRole('dialog', { name: 'Cancel Pro?' });
  };

  it('says what happens, and does nothing until it is confirmed', async () => {
    openProfile(PRO);
    await ask();
    expect(screen.getByText(/A period you have paid for stays yours to its end/)).toBeTruthy();
    await press('Keep Pro');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel subscription'));
    expect(sent).toEqual([]);
  });

  it('keeps the plan to the end of its period', async () => {
    openProfile(PRO, {
      [CANCEL]: { status: 200, body: { success: true, user: { ...PRO, id: 1 } } },
    });
    await ask();
    await press('Cancel subscription');
    await waitFor(() =>
      expect(toastShown()).toMatchObject({
        title: 'Subscription Cancelled',
        description: 'Your plan stays until the end of the period you have paid for.',
      }),
    );
    expect(sent).toEqual([{ call: CANCEL, body: null }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toContain('Subscription Cancelled.');
    expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull();
  });

  it('shows the Free plan when the subscription ended at once', async () => {
    openProfile(PRO);
    await ask();
    serve(ANNA, { [CANCEL]: { status: 200, body: { success: true, user: { ...ANNA, id: 1 } } } });
    await press('Cancel subscription');
    expect(await screen.findByText('Free plan')).toBeTruthy();
    expect(toastShown()?.description).toBe('Your account is on the Free plan now.');
  });

  it('says when it did not work, and can be tried again', async () => {
    openProfile(PRO, { [CANCEL]: refusal(503, 'UNAVAILABLE') });
    await ask();
    await press('Cancel subscription');
    await waitFor(() =>
      expect(toastShown()).toMatchObject({
        title: 'Error',
        description: 'Unable to cancel the subscription. Please try again.',
        tone: 'destructive',
      }),
    );
    await press('Cancel subscription');
    await waitFor(() => expect(sent).toHaveLength(2));
  });
});

describe('deleting the account', () => {
  const ask = async (word: string): Promise<void> => {
    await press('Delete account');
    await screen.findByRole('dialog', { name: 'Delete your account?' });
    await userEvent.type(field('Type DELETE to confirm'), word);
  };

  it('explains what is lost and where to read more', async () => {
    openProfile();
    await ask('DELETE');
    expect(screen.getByText(/are removed for good, and a running subscription ends/)).toBeTruthy();
    const more = screen.getByRole('link', { name: 'What is deleted, and when' });
    expect(more.getAttribute('href')).toBe('/data-deletion');
  });

  it.each(['delete', 'DELET', 'DELETE ', 'DELETED'])('refuses "%s"', async (word) => {
    openProfile();
    await ask(word);
    expect(confirm().disabled).toBe(true);
    await userEvent.type(field('Type DELETE to confirm'), '{Enter}');
    expect(sent).toEqual([]);
  });

  it('deletes on the exact word, and says so on the home page', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { pathname: '/profile', search: '', assign });
    openProfile(ANNA, { [DELETE]: { status: 200, body: { success: true } } });
    await ask('DELETE');
    await userEvent.click(confirm());
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
    expect(sent).toEqual([{ call: DELETE, body: { confirm: 'DELETE' } }]);
    expect(sessionStorage.getItem('zampa.toast')).toContain('Account deleted');
    expect(screen.getByRole('button', { name: 'Deleting...' }).matches(':disabled')).toBe(true);
  });

  it('stays open with the word when it did not work', async () => {
    openProfile(ANNA, { [DELETE]: refusal(503, 'UNAVAILABLE') });
    await ask('DELETE');
    await userEvent.click(confirm());
    await waitFor(() =>
      expect(toastShown()).toMatchObject({
        title: 'Error',
        description: 'Unable to delete the account. Please try again.',
        tone: 'destructive',
      }),
    );
    expect(field('Type DELETE to confirm').value).toBe('DELETE');
    expect(confirm().disabled).toBe(false);
  });
});
