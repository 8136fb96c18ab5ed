import { HAS_MORE_HEADER } from '@contract/chat';
import { diaryCursor, type DiaryEntry } from '@contract/diary';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { zoneQuery } from '../../shared/local-time';
import { usePreferences } from '../../shared/preferences.store';
import { invalidateDiary } from '../../shared/queries';
import { useSession } from '../../shared/session.store';
import { useNotices } from '../../shared/ui/notices.store';
import { NO_INSIGHTS, openPet, press, sent, write } from '../page/pet-page.fixture';
import { ADD, DIARY, openDiary, WEIGHT } from './diary.fixture';

const BARKED: DiaryEntry = {
  id: 2,
  petId: 7,
  kind: 'behaviour',
  at: '2026-05-03T08:00:00.000Z',
  version: 3,
  text: 'barked',
  before: 'door bell',
  minutes: 20,
};

beforeEach(() => localStorage.clear());

it('shows each day once, and the details of an entry', async () => {
  openDiary([WEIGHT, { ...WEIGHT, id: 3, value: 3.7 }, BARKED]);
  expect(await screen.findByText('Barked')).toBeTruthy();
  expect(screen.getAllByText('4 May')).toHaveLength(1);
  expect(screen.getByText(/20 minutes · Before: door bell/)).toBeTruthy();
});

it('removes an entry, and restores it on undo', async () => {
  openDiary([WEIGHT], () => new Response(null, { status: 204 }));
  await press('More about: 3.8 kg');
  await press('Remove: 3.8 kg');
  await waitFor(() => expect(useNotices.getState().toast?.title).toBe('Removed.'));
  act(() => useNotices.getState().toast?.action?.run());
  const { kind, at, value, unit, clientId } = WEIGHT;
  const body = { kind, at, value, unit, clientId };
  await waitFor(() => expect(sent[1]).toEqual({ call: ADD, body }));
  expect(sent[0]?.call).toBe('DELETE /api/diary/1');
});

it('undoes an edit, including the fields it had added', async () => {
  openDiary([BARKED], () => Response.json({ ...BARKED, after: 'slept', version: 4 }));
  await press('More about: Barked');
  await press('Edit: Barked');
  write('What came after?', 'slept');
  await press('Save behaviour');
  await waitFor(() => expect(useNotices.getState().toast?.title).toBe('Saved.'));
  act(() => useNotices.getState().toast?.action?.run());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.call).toBe('PATCH /api/diary/2');
  expect(sent[1]?.body).toMatchObject({
    version: 4,
    at: BARKED.at,
    text: 'barked',
    before: 'door bell',
    after: null,
  });
});

it('keeps the time of an entry whose text is edited', async () => {
  const entry = { ...BARKED, at: '2026-05-03T08:00:42.000Z' };
  openDiary([entry], () => Response.json(entry));
  const save = async (): Promise<void> => {
    await press('Save behaviour');
    await waitFor(() => expect(useNotices.getState().toast?.title).toBe('Saved.'));
  };
  await press('More about: Barked');
  await press('Edit: Barked');
  write('What happened?', 'howled');
  await save();
  expect(sent[0]?.body).toMatchObject({ text: 'howled' });
  expect(sent[0]?.body).not.toHaveProperty('at');
  await press('More about: Barked');
  await press('Edit: Barked');
  fireEvent.click(await screen.findByRole('button', { name: /^When.*3 May/ }));
  write('When?', '2026-05-02T09:30');
  await save();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({ at: new Date('2026-05-02T09:30').toISOString() });
});

it('highlights only the entries that stand out', async () => {
  const finding = (level: string, entryIds: number[]) => ({
    kind: 'behaviour',
    level,
    text: `Of ${level}`,
    advice: 'Look.',
    sources: [],
    evidence: { text: 'One entry', entryIds },
  });
  const findings = [finding('watch', [2]), finding('good', [1])];
  openPet({
    plan: 'pro',
    reads: {
      [DIARY]: [WEIGHT, BARKED],
      [`/api/pets/7/insights?language=en&${zoneQuery()}`]: { ...NO_INSIGHTS, findings },
    },
  });
  expect(await screen.findByText('part of what stands out')).toBeTruthy();
  const lit = screen.getAllByText('(part of what stands out)');
  expect(lit.map((note) => note.closest('li')?.id)).toEqual(['entry-2']);
});

it('reads older entries until the one is there that a finding links to', async () => {
  const older: DiaryEntry = { ...WEIGHT, id: 9, at: '2026-04-04T08:00:00.000Z', value: 3.6 };
  const headers = { [HAS_MORE_HEADER]: 'true' };
  openPet({
    plan: 'pro',
    reads: {
      [DIARY]: Response.json([WEIGHT], { headers }),
      [`${DIARY}&before=${diaryCursor(WEIGHT)}`]: [older],
    },
  });
  expect(await screen.findByRole('button', { name: 'Show older entries' })).toBeTruthy();
  expect(screen.queryByText('3.6 kg')).toBeNull();
  act(() => {
    location.hash = '#entry-9';
  });
  expect(await screen.findByText('3.6 kg')).toBeTruthy();
  expect(document.querySelector(':target')?.id).toBe('entry-9');
  location.hash = '';
});

it('does not look for an entry any more that was found and then removed', async () => {
  const headers = { [HAS_MORE_HEADER]: 'true' };
  const older = `${DIARY}&before=${diaryCursor(BARKED)}`;
  const removed = { ...WEIGHT, id: 9, value: 3.6 };
  const reads = {
    [DIARY]: Response.json([removed, BARKED], { headers }),
    [older]: [{ ...WEIGHT, value: 4.2 }],
  };
  location.hash = '#entry-9';
  openPet({ plan: 'pro', reads });
  await waitFor(() => expect(document.querySelector(':target')?.id).toBe('entry-9'));
  reads[DIARY] = Response.json([BARKED], { headers });
  await act(() => invalidateDiary(7));
  await waitFor(() => expect(screen.queryByText('3.6 kg')).toBeNull());
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.queryByText('4.2 kg')).toBeNull();
  location.hash = '';
});

it('shows a conflicting change from another tab, and lets the owner decide', async () => {
  const entry = { ...BARKED, text: 'howled', version: 4 };
  openDiary([BARKED], (call) =>
    call.startsWith('PATCH') && sent.length === 1
      ? Response.json({ code: 'CHANGED_ELSEWHERE', entry }, { status: 409 })
      : Response.json(entry),
  );
  await press('More about: Barked');
  await press('Edit: Barked');
  write('What happened?', 'barked twice');
  await press('Save behaviour');
  expect((await screen.findByRole('alert')).textContent).toContain('Howled');
  await press('Save mine');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ body }) => body)).toMatchObject([
    { version: 3, text: 'barked twice' },
    { version: 4, text: 'barked twice' },
  ]);
  expect(sent[1]?.body).not.toHaveProperty('kind');
});

it('keeps unsaved text when another tab changes the entry, and asks on saving', async () => {
  const reads = { [DIARY]: [BARKED] };
  const entry = { ...BARKED, text: 'howled', version: 4 };
  const answer = () => Response.json({ code: 'CHANGED_ELSEWHERE', entry }, { status: 409 });
  openPet({ plan: 'pro', reads, answer });
  await press('More about: Barked');
  await press('Edit: Barked');
  write('What happened?', 'barked twice');
  reads[DIARY] = [entry];
  await act(() => invalidateDiary(7));
  expect(await screen.findByText('Howled')).toBeTruthy();
  expect(screen.getByDisplayValue('barked twice')).toBeTruthy();
  await press('Save behaviour');
  expect((await screen.findByRole('alert')).textContent).toContain('Howled');
  expect(sent[0]?.body).toMatchObject({ version: 3, text: 'barked twice' });
});

it('asks before it replaces a change made while its words waited for a sign-in', async () => {
  const entry = { ...BARKED, text: 'howled', version: 4 };
  const reads = { [DIARY]: [BARKED] };
  const answer = () => Response.json({ code: 'CHANGED_ELSEWHERE', entry }, { status: 409 });
  openPet({ plan: 'pro', reads, answer });
  await press('More about: Barked');
  await press('Edit: Barked');
  write('What happened?', 'barked twice');
  act(() => useSession.getState().signOut());
  cleanup();
  openPet({ plan: 'pro', reads: { [DIARY]: [entry] }, answer });
  await press('More about: Howled');
  await press('Edit: Howled');
  expect(screen.getByDisplayValue('barked twice')).toBeTruthy();
  await press('Save behaviour');
  expect((await screen.findByRole('alert')).textContent).toContain('Howled');
  expect(sent[0]?.body).toMatchObject({ version: 3, text: 'barked twice' });
});

it('is read-only on the free plan, except for removing entries', async () => {
  openPet({ reads: { [DIARY]: [WEIGHT] } });
  expect(await screen.findByText('3.8 kg', { selector: 'p' })).toBeTruthy();
  expect(await screen.findByText(/You can read and download everything here/)).toBeTruthy();
  await press('More about: 3.8 kg');
  expect(screen.queryByRole('button', { name: /^(Save|Edit: 3|Import)/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove: 3.8 kg' })).toBeTruthy();
  const download = screen.getByRole('link', { name: 'Download everything as a file' });
  expect(download.getAttribute('href')).toBe('/api/user/export');
});

it('is advertised in one line on the free plan', async () => {
  openPet();
  expect(await screen.findByText(/The diary is part of Pro/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See Pro' }).getAttribute('href')).toBe(
    '/checkout?plan=pro',
  );
  expect(screen.queryByRole('heading', { name: 'Diary' })).toBeNull();
});

it('is shown in Italian', async () => {
  usePreferences.setState({ language: 'it' });
  openDiary([WEIGHT, BARKED]);
  expect(await screen.findByText('3,8 kg', { selector: 'p' })).toBeTruthy();
  expect(screen.getByText(/20 minuti · Prima: door bell/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Salva: peso' })).toBeTruthy();
});
