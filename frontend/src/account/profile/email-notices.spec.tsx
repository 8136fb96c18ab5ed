import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ANNA, openProfile, press, refusal, sent, toastShown } from './profile.fixture';

const NEW = 'anna.rossi@example.org';
const SAVE = 'PATCH /api/user/profile';
const RESEND = 'POST /api/auth/resend-verification';
const unconfirmed = { ...ANNA, emailVerified: false };
const pending = { ...ANNA, pendingEmail: NEW };

describe('an e-mail address', () => {
  it('that is unconfirmed shows a notice, and its link can be sent again', async () => {
    openProfile(unconfirmed, { [RESEND]: { status: 202, body: { success: true } } });
    await press('Send again');
    await waitFor(() =>
      expect(toastShown()).toMatchObject({ description: 'Check the inbox of anna@example.org.' }),
    );
    expect(sent).toEqual([{ call: RESEND, body: null }]);
  });

  it('shows no notice when confirmed or missing', async () => {
    openProfile();
    await screen.findByText('anna@example.org');
    expect(screen.queryByText(/isn't confirmed yet/)).toBeNull();
    cleanup();
    openProfile({ ...unconfirmed, email: null });
    await screen.findByText(/^Member since/);
    expect(screen.queryByText(/isn't confirmed yet/)).toBeNull();
  });

  it('awaiting confirmation can have its link sent again', async () => {
    openProfile(pending, { [SAVE]: { status: 200, body: pending } });
    expect(await screen.findByText(`${NEW} is waiting for confirmation`)).toBeTruthy();
    await press('Send again');
    await waitFor(() => expect(sent).toEqual([{ call: SAVE, body: { email: NEW } }]));
  });

  it('awaiting confirmation can be dropped in favour of the current one', async () => {
    openProfile(pending, { [SAVE]: { status: 200, body: ANNA } });
    await press('Keep my current address');
    await waitFor(() => expect(screen.queryByText(/is waiting for confirmation/)).toBeNull());
    expect(sent).toEqual([{ call: SAVE, body: { email: 'anna@example.org' } }]);
  });

  it('with too many confirmation e-mails shows a friendly rate-limit message', async () => {
    openProfile(unconfirmed, { [RESEND]: refusal(429, 'TOO_MANY_REQUESTS') });
    await press('Send again');
    await waitFor(() =>
      expect(toastShown()?.description).toBe(
        "We've sent several emails already. Please check your inbox, or try again in an hour.",
      ),
    );
  });
});
