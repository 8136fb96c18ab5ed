import { screen, waitFor } from '@testing-library/react';
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

const DELETE = 'DELETE /api/user';

/** The confirm button of the open dialog. */
const confirm = (): HTMLButtonElement =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Delete my account' });

afterEach(() => {
  socket.disconnect();
});

describe('deleting the account', () => {
  const ask = async (word: string): Promise<void> => {
    await press('Delete account');
    await screen.findByRole('dialog', { name: 'Delete your account?' });
    await userEvent.type(field('Type DELETE to confirm'), word);
  };

  it('explains what is lost and links to details', async () => {
    openProfile();
    await ask('DELETE');
    expect(
      screen.getByText(
        /deletes your profile, your pets and every conversation, and ends any subscription/,
      ),
    ).toBeTruthy();
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

  it('requires the exact word, and is confirmed by a toast on the home page', async () => {
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

  it('works even if the browser blocks storage', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { pathname: '/profile', search: '', assign });
    openProfile(ANNA, { [DELETE]: { status: 200, body: { success: true } } });
    await ask('DELETE');
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    await userEvent.click(confirm());
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
    vi.restoreAllMocks();
  });

  it("clears the account's unsent questions and drafts from the browser", async () => {
    vi.stubGlobal('location', { pathname: '/profile', search: '', assign: vi.fn() });
    const theirs = { uid: '2', clientId: 'b', content: 'And my dog?' };
    const questions = [{ uid: '1', clientId: 'a', content: 'She limps' }, theirs];
    localStorage.setItem('zampa.outbox', JSON.stringify(questions));
    localStorage.setItem('zampa.draft.7', '{"text":"Her medicine"}');
    localStorage.setItem('zampa.draft.support.1.new', '{"text":"Refund"}');
    localStorage.setItem('zampa.last-chat', '7');
    localStorage.setItem('zampa.theme', 'dark');
    openProfile(ANNA, { [DELETE]: { status: 200, body: { success: true } } });
    sessionStorage.setItem('zampa.tab-draft.1.summary-why.7', 'She limps');
    sessionStorage.setItem('zampa.photos.7', '[]');
    await ask('DELETE');
    expect(localStorage.getItem('zampa.draft.7')).not.toBeNull();
    await userEvent.click(confirm());
    await waitFor(() => expect(localStorage.getItem('zampa.last-chat')).toBeNull());
    expect(Object.keys(localStorage).filter((key) => key.startsWith('zampa.draft'))).toEqual([]);
    expect(sessionStorage.getItem('zampa.tab-draft.1.summary-why.7')).toBeNull();
    expect(sessionStorage.getItem('zampa.photos.7')).toBeNull();
    expect(JSON.parse(localStorage.getItem('zampa.outbox') ?? '')).toEqual([theirs]);
    expect(localStorage.getItem('zampa.theme')).toBe('dark');
    localStorage.clear();
  });

  it('asks for the password in the dialog when the server requires it, and keeps the typed word', async () => {
    openProfile(ANNA, { [DELETE]: refusal(401, 'FRESH_SIGN_IN_NEEDED') });
    await ask('DELETE');
    await userEvent.click(confirm());
    const password = await screen.findByLabelText<HTMLInputElement>('Your Password');
    await waitFor(() => expect(document.activeElement).toBe(password));
    expect(field('Type DELETE to confirm').value).toBe('DELETE');
    expect(toastShown()).toBeNull();
    serve(ANNA, { [DELETE]: refusal(401, 'INVALID_CREDENTIALS') });
    await userEvent.type(password, 'secret1{Enter}');
    expect(await screen.findByText("This isn't your password")).toBeTruthy();
    expect(sent.at(-1)?.body).toEqual({ confirm: 'DELETE', password: 'secret1' });
    serve(ANNA, { [DELETE]: refusal(429, 'TOO_MANY_REQUESTS', { error: 'Too many attempts.' }) });
    await userEvent.type(password, '{Enter}');
    expect(await screen.findByText('Too many attempts.')).toBeTruthy();
    expect(toastShown()).toBeNull();
  });

  it('keeps the dialog open with the typed word on failure', async () => {
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
