import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { petOf } from '../../shared/pet.fixture';
import { usePreferences } from '../../shared/preferences.store';
import { cachePet } from '../../shared/queries';
import { useNotices } from '../../shared/ui/notices.store';
import { openPet, press, sent, write } from './pet-page.fixture';

const SAVE = 'PATCH /api/pets/7';

const row = async (fact: string): Promise<HTMLElement> =>
  (await screen.findByText(fact, { selector: 'h3' })).parentElement as HTMLElement;

describe('the pet page', () => {
  it('shows known facts, and offers to add missing ones', async () => {
    openPet({ pet: { sex: 'female', neutered: true, birthDate: '2019-01-01' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Micia' })).toBeTruthy();
    expect(within(await row('Sex')).getByText('Female')).toBeTruthy();
    expect(within(await row('Born')).getByText(/^1 January 2019, \d+ years$/)).toBeTruthy();
    expect(within(await row('Weight')).getByText('3.8 kg')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add: Allergies' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open chat' }).getAttribute('href')).toBe(
      '/chat?petId=7',
    );
  });

  it('calls a female cat what Italians call her', async () => {
    openPet({ pet: { sex: 'female' } });
    act(() => usePreferences.setState({ language: 'it' }));
    expect(await screen.findByText('Gatta')).toBeTruthy();
  });

  it.each(['/pets/8', '/pets/none', '/pets/07'])(
    'reports that there is no pet at %s',
    async (path) => {
      openPet({}, path);
      expect(await screen.findByRole('heading', { name: "We can't find this pet" })).toBeTruthy();
    },
  );

  it('edits a fact in place, and restores focus', async () => {
    openPet();
    await press('Add: Allergies');
    expect(document.activeElement).toBe(screen.getByLabelText('Allergies'));
    write('Allergies', ' Chicken ');
    await press('Save');
    expect(within(await row('Allergies')).getByText('Chicken')).toBeTruthy();
    expect(sent).toEqual([{ call: SAVE, body: { allergies: 'Chicken' } }]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit: Allergies' }));
  });

  it.each([
    ['Neutered', 'Add', 'false', { neutered: false }],
    ['Sex', 'Add', 'male', { sex: 'male' }],
    ['Born', 'Add', '2024-05-01', { birthDate: '2024-05-01' }],
    ['Weight', 'Edit', '', { weight: null }],
  ])('edits "%s" with a suitable control', async (fact, verb, value, body) => {
    openPet();
    await press(`${verb}: ${fact}`);
    write(fact, value);
    await press('Save');
    await waitFor(() => expect(sent).toEqual([{ call: SAVE, body }]));
  });

  it('discards an edit on Escape', async () => {
    openPet();
    await press('Edit: Weight');
    write('Weight', '9 kg');
    fireEvent.keyDown(screen.getByLabelText('Weight'), { key: 'Escape' });
    expect(within(await row('Weight')).getByText('3.8 kg')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('shows a photo whose path has expired under a new one, also where it is changed', async () => {
    const path = (expires: number) => `/api/photos/4/file?expires=${expires}&signature=x`;
    const fresh = { id: 4, url: path(2), thumbnailUrl: path(2) };
    openPet({ pet: { photoURL: path(1) }, reads: { '/api/photos/4': fresh } });
    await press("Change Micia's photo");
    const photo = await screen.findByRole('img', { name: 'Photo of Micia' });
    fireEvent.error(photo);
    await waitFor(() => expect(photo.getAttribute('src')).toBe(path(2)));
  });

  it('rereads findings and proposed reminders when a fact has changed, but not the photo', async () => {
    const reads: string[] = [];
    const count = (part: string): number => reads.filter((url) => url.includes(part)).length;
    const refuses = (url: string): boolean => reads.push(url) === 0;
    openPet({ plan: 'pro', refuses });
    await press('Add: Born');
    act(() => cachePet(petOf({ photoURL: '/api/photos/4/file' })));
    write('Born', '2026-05-01');
    expect([count('/insights'), count('/proposed')]).toEqual([1, 1]);
    await press('Save');
    await waitFor(() => expect([count('/insights'), count('/proposed')]).toEqual([2, 2]));
  });

  it('refuses a birth date in the future', async () => {
    openPet();
    await press('Add: Born');
    write('Born', '2999-01-01');
    await press('Save');
    expect(await screen.findByText('Choose a day in the past')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it.each([
    ['Europe/Rome', '2026-11-12', '?timeZone=Europe%2FRome'],
    ['UTC', '2026-11-11', ''],
  ])('accepts a birth that is today in %s', async (zone, today, query) => {
    vi.stubEnv('TZ', zone);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-11T23:30:00Z') });
    openPet();
    await press('Add: Born');
    expect(screen.getByLabelText('Born')).toHaveProperty('max', today);
    write('Born', today);
    await press('Save');
    const call = `${SAVE}${query}`;
    await waitFor(() => expect(sent).toEqual([{ call, body: { birthDate: today } }]));
    vi.unstubAllEnvs();
  });

  it('keeps what was typed when saving fails', async () => {
    openPet({ answer: () => new Response('{}', { status: 503 }) });
    await press('Add: Medicines');
    write('Medicines', 'Phenobarbital');
    await press('Save');
    await waitFor(() =>
      expect(useNotices.getState().toast?.description).toBe(
        'Unable to save the profile. Please try again.',
      ),
    );
    expect(screen.getByLabelText('Medicines')).toHaveProperty('value', 'Phenobarbital');
  });
});

describe('an emergency contact', () => {
  it('is saved with name and number, and its link dials only the digits', async () => {
    openPet();
    await press('Add: My vet');
    write('Name', 'Dr. Rossi');
    write('Phone number', '+39 (051) 12-34');
    await press('Save');
    const link = await screen.findByRole('link', { name: '+39 (051) 12-34' });
    expect(link.getAttribute('href')).toBe('tel:+390511234');
    expect(sent[0]?.body).toEqual({ vet: { name: 'Dr. Rossi', phone: '+39 (051) 12-34' } });
  });

  it.each([
    ['Dr. Rossi', '', 'Required'],
    ['', '051 123', 'Required'],
    ['Dr. Rossi', 'call me', 'A phone number, such as +39 051 123456'],
  ])('requires a name and a valid phone number: %j, %j', async (name, phone, said) => {
    openPet();
    await press('Add: My night clinic');
    write('Name', name);
    write('Phone number', phone);
    await press('Save');
    expect(await screen.findByText(said)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('is removed by clearing both fields', async () => {
    openPet({ pet: { vet: { name: 'Dr. Rossi', phone: '051 123456' } } });
    await press('Edit: My vet');
    write('Name', '');
    write('Phone number', '');
    await press('Save');
    expect(await screen.findByRole('button', { name: 'Add: My vet' })).toBeTruthy();
    expect(sent[0]?.body).toEqual({ vet: null });
  });
});

describe('a memory about a pet', () => {
  const LIST = '/api/pets/7/memories';
  const THUNDER = {
    id: 5,
    petId: 7,
    text: 'Afraid of thunder',
    kind: 'fear',
    messageId: 11,
    said: 'She hides when it thunders.',
    createdAt: '2026-11-02T10:00:00.000Z',
  };

  it("is shown with its date and the owner's original words", async () => {
    openPet({
      reads: { [LIST]: [THUNDER, { ...THUNDER, id: 6, text: 'Loves tuna', said: null }] },
    });
    const told = (await screen.findByText('Afraid of thunder')).parentElement;
    expect(told?.textContent).toContain(
      '2 November 2026, from the chat: "She hides when it thunders."',
    );
    const byHand = screen.getByText('Loves tuna').parentElement;
    expect(byHand?.textContent).toBe('Loves tuna2 November 2026');
  });

  it('can be corrected and forgotten in place', async () => {
    openPet({
      reads: { [LIST]: [THUNDER] },
      answer: (call) =>
        new Response(call.startsWith('DELETE') ? null : '{}', {
          status: call.startsWith('DELETE') ? 204 : 200,
        }),
    });
    await press('Correct: Afraid of thunder');
    write('What should Zampa remember?', 'Afraid of fireworks');
    await press('Save');
    await press('Forget: Afraid of thunder');
    await waitFor(() => expect(useNotices.getState().toast?.title).toBe('Forgotten.'));
    expect(sent).toEqual([
      { call: 'PATCH /api/memories/5', body: { text: 'Afraid of fireworks' } },
      { call: 'DELETE /api/memories/5', body: {} },
    ]);
  });

  it('can be added by hand, up to a maximum length', async () => {
    openPet();
    await press('Add something');
    write('What should Zampa remember?', 'x'.repeat(301));
    await press('Save');
    expect(await screen.findByText('1 character too long')).toBeTruthy();
    write('What should Zampa remember?', 'Loves tuna');
    await press('Save');
    await waitFor(() =>
      expect(sent).toEqual([{ call: `POST ${LIST}`, body: { text: 'Loves tuna' } }]),
    );
  });

  it('beyond the limit shows an error, and keeps what was typed', async () => {
    const full = { code: 'MEMORY_LIMIT_REACHED', limit: 100 };
    openPet({ answer: () => Response.json(full, { status: 409 }) });
    await press('Add something');
    write('What should Zampa remember?', 'Loves tuna');
    await press('Save');
    await waitFor(() =>
      expect(useNotices.getState().toast?.description).toMatch(/^Zampa can't remember any more/),
    );
    expect(screen.getByLabelText('What should Zampa remember?')).toHaveProperty(
      'value',
      'Loves tuna',
    );
  });
});
