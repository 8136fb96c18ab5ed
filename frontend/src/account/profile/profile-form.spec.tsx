import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { cacheProfile } from '../../shared/queries';
import { useSession } from '../../shared/session.store';
import {
  ANNA,
  field,
  openProfile,
  press,
  refusal,
  retype,
  sent,
  serve,
  toastShown,
} from './profile.fixture';

const SAVE = 'PATCH /api/user/profile';
const BEA = { ...ANNA, username: 'Bea', displayName: 'Bea' };

const failed = { title: 'Error', tone: 'destructive' };

const openForm = async (...stage: Parameters<typeof openProfile>): Promise<void> => {
  openProfile(...stage);
  await press('Edit Profile');
};

describe('editing the profile', () => {
  it('saves the changes, shows a toast, and updates the page and the header', async () => {
    await openForm();
    serve(BEA, { [SAVE]: { status: 200, body: BEA } });
    await retype('Username', ' Bea ');
    await press('Save Changes');
    expect(await screen.findByRole('heading', { name: 'Bea' })).toBeTruthy();
    expect(sent).toEqual([{ call: SAVE, body: { username: 'Bea' } }]);
    expect(toastShown()).toMatchObject({
      title: 'Profile Updated',
      description: 'Your information has been saved successfully.',
    });
    await waitFor(() => expect(useSession.getState().user?.displayName).toBe('Bea'));
    expect(document.activeElement?.textContent).toBe('Edit Profile');
  });

  it('saves the country for emergency numbers and can clear it', async () => {
    await openForm(ANNA, { [SAVE]: { status: 200, body: { ...ANNA, country: 'IT' } } });
    await userEvent.selectOptions(field('Country'), 'Italy');
    await press('Save Changes');
    await waitFor(() => expect(sent).toEqual([{ call: SAVE, body: { country: 'IT' } }]));
    await press('Edit Profile');
    expect(field('Country').value).toBe('IT');
    await userEvent.selectOptions(field('Country'), 'Other / prefer not to say');
    await press('Save Changes');
    await waitFor(() => expect(sent.at(-1)).toEqual({ call: SAVE, body: { country: null } }));
  });

  it('changes nothing back that has changed elsewhere meanwhile', async () => {
    await openForm();
    act(() => cacheProfile({ ...BEA, email: 'bea@example.org' }));
    expect(await screen.findByRole('heading', { name: 'Bea' })).toBeTruthy();
    serve(BEA, { [SAVE]: { status: 200, body: { ...BEA, country: 'IT' } } });
    await userEvent.selectOptions(field('Country'), 'Italy');
    await press('Save Changes');
    await waitFor(() => expect(sent).toEqual([{ call: SAVE, body: { country: 'IT' } }]));
  });

  it('shows a pending state while saving', async () => {
    await openForm();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    await retype('Username', 'Bea');
    await press('Save Changes');
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeTruthy();
    expect(field('Username').matches(':disabled')).toBe(true);
  });

  it('focuses the name first, and Cancel restores everything', async () => {
    await openForm();
    await waitFor(() => expect(document.activeElement).toBe(field('Username')));
    expect(field('Email').type).toBe('email');
    await retype('Username', 'Somebody else');
    await press('Cancel');
    expect(screen.getByRole('heading', { name: 'Anna Maria Rossi' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Edit Profile');
    await press('Edit Profile');
    expect(field('Username').value).toBe('Anna Maria Rossi');
    expect(sent).toEqual([]);
  });

  it('shows what is invalid, focuses it, and sends nothing', async () => {
    await openForm();
    await retype('Username', 'A');
    await retype('Email', 'anna');
    await press('Save Changes');
    expect(await screen.findByText('Username must be at least 2 characters')).toBeTruthy();
    expect(screen.getByText('Invalid email')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Username')));
    expect(sent).toEqual([]);
  });

  it('lets an account without an e-mail address change only its name', async () => {
    const without = { ...ANNA, email: null };
    await openForm(without, { [SAVE]: { status: 200, body: { ...BEA, email: null } } });
    await retype('Username', 'Bea');
    await press('Save Changes');
    await waitFor(() => expect(sent).toEqual([{ call: SAVE, body: { username: 'Bea' } }]));
  });

  it('keeps what was typed when saving fails', async () => {
    await openForm(ANNA, { [SAVE]: refusal(500, 'INTERNAL') });
    await retype('Email', 'bea@example.org');
    await press('Save Changes');
    await waitFor(() =>
      expect(toastShown()).toMatchObject({
        ...failed,
        description: 'An error occurred while saving.',
      }),
    );
    expect(field('Email').value).toBe('bea@example.org');
  });

  it('keeps what was typed when offline', async () => {
    await openForm();
    await retype('Username', 'Bea');
    await press('Save Changes');
    await waitFor(() =>
      expect(toastShown()).toMatchObject({
        ...failed,
        description: 'An error occurred while saving.',
      }),
    );
    expect(field('Username').value).toBe('Bea');
  });

  it('says when the name or the e-mail address is taken', async () => {
    const error = 'Username or email already in use';
    await openForm(ANNA, { [SAVE]: refusal(409, 'ACCOUNT_EXISTS', { error }) });
    await retype('Username', 'Bea');
    await press('Save Changes');
    await waitFor(() => expect(toastShown()).toMatchObject({ ...failed, description: error }));
    expect(field('Username').value).toBe('Bea');
  });

  it('shows a server error under its field', async () => {
    const fields = { username: 'Invalid input' };
    await openForm(ANNA, { [SAVE]: refusal(400, 'VALIDATION_FAILED', { fields }) });
    await retype('Username', 'Bea');
    await press('Save Changes');
    expect(await screen.findByText('Invalid input')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Username')));
    expect(toastShown()).toBeNull();
  });
});
