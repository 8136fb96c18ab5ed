import type { DiaryEntry } from '@contract/diary';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { usePreferences } from '../../shared/preferences.store';
import { invalidateDiary } from '../../shared/queries';
import { useNotices } from '../../shared/ui/notices.store';
import { NO_INSIGHTS, openPet, press, sent, write } from '../page/pet-page.fixture';

const DIARY = '/api/pets/7/diary?limit=20';
const ADD = 'POST /api/pets/7/diary';

const WEIGHT: DiaryEntry = {
  ...{ id: 1, petId: 7, kind: 'weight', at: '2026-05-04T08:00:00.000Z', version: 1 },
  ...{ value: 3.8, unit: 'kg', clientId: '4b4f1f3e-8f5f-4d3a-9d0e-1f3a5b7c9d11' },
};

const BARKED: DiaryEntry = {
  ...{ id: 2, petId: 7, kind: 'behaviour', at: '2026-05-03T08:00:00.000Z', version: 3 },
  ...{ text: 'barked', before: 'door bell', minutes: 20 },
};

const openDiary = (entries: DiaryEntry[], answer?: (call: string) => Response): void =>
  openPet({ plan: 'pro', reads: { [DIARY]: entries }, ...(answer && { answer }) });

const refused = (status: number, body: object) => () => Response.json(body, { status });

const choose = async (kind: string): Promise<void> => {
  fireEvent.click(await screen.findByRole('radio', { name: kind }));
};

beforeEach(() => localStorage.clear());

describe('what is written down', () => {
  it('is a weight in two taps, beginning with the last one', async () => {
    openDiary([]);
    await press('Increase');
    await press('Save weight');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ call: ADD, body: { kind: 'weight', value: 3.9, unit: 'kg' } });
    expect(sent[0]?.body).toHaveProperty('clientId');
    await waitFor(() => expect(useNotices.getState().toast?.title).toBe('Saved.'));
  });

  it('is taken back by one tap', async () => {
    openDiary([], () => Response.json({ ...WEIGHT, id: 12 }));
    await press('Save weight');
    await waitFor(() => expect(useNotices.getState().toast?.action?.label).toBe('Undo'));
    act(() => useNotices.getState().toast?.action?.run());
    await waitFor(() => expect(sent[1]?.call).toBe('DELETE /api/diary/12'));
  });

  it('remembers the last unit, and converts the last weight to it', async () => {
    localStorage.setItem('zampa.units', '{"weight":"lb","food":"stone"}');
    openDiary([]);
    const amount = await screen.findByLabelText<HTMLInputElement>('Weight: Amount');
    expect(amount.value).toBe('8.378');
    fireEvent.change(screen.getByLabelText('Unit'), { target: { value: 'g' } });
    expect(amount.value).toBe('3800');
    await press('Save weight');
    await waitFor(() => expect(localStorage.getItem('zampa.units')).toContain('"weight":"g"'));
  });

  it('is asked for with the fields of its kind, and only those', async () => {
    openDiary([]);
    await choose('Symptom');
    await press('Save symptom');
    expect(await screen.findByText('Please write a word or two.')).toBeTruthy();
    expect(sent).toEqual([]);
    write('What did you see?', ' limps ');
    write('How bad?', 'mild');
    write('Where on the body?', 'left paw');
    write('For how many minutes?', '30');
    await press('Save symptom');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      ...{ kind: 'symptom', text: 'limps', severity: 'mild', bodyPart: 'left paw', minutes: 30 },
      value: null,
    });
    expect(screen.queryByLabelText('What came before?')).toBeNull();
  });

  it('takes a decimal comma, and no words for an amount', async () => {
    openDiary([]);
    write('Weight: Amount', await screen.findByLabelText('Weight: Amount').then(() => 'four'));
    await press('Save weight');
    expect(await screen.findByText('Please enter a number.')).toBeTruthy();
    write('Weight: Amount', '4,05');
    await press('Save weight');
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ value: 4.05 }));
  });

  it('of an unlikely weight is asked again, and stored by one tap', async () => {
    let tries = 0;
    openDiary([], () => {
      tries += 1;
      const body = { code: 'IMPLAUSIBLE_AMOUNT', suggestedUnit: 'g' };
      return tries === 1 ? Response.json(body, { status: 422 }) : Response.json(WEIGHT);
    });
    await screen.findByLabelText('Weight: Amount');
    write('Weight: Amount', '400');
    await press('Save weight');
    expect((await screen.findByRole('alert')).textContent).toContain('Is that grams?');
    await press('Yes, 400 g');
    await waitFor(() => expect(sent[1]?.body).toMatchObject({ value: 400, unit: 'g' }));
  });

  it('before the birth is refused with the reason, and stays in its fields', async () => {
    const fields = { at: 'Must not be before the birth' };
    openDiary([], refused(400, { code: 'VALIDATION_FAILED', fields }));
    await choose('Note');
    write('What do you want to note?', 'Found in a box');
    await press('Save note');
    expect(
      await screen.findByText('Choose a time in the past, after the birth date.'),
    ).toBeTruthy();
    expect(screen.getByDisplayValue('Found in a box')).toBeTruthy();
    write('When?', '2126-05-04T08:00');
    await press('Save note');
    expect(
      await screen.findByText('Choose a time in the past, after the birth date.'),
    ).toBeTruthy();
    expect(sent).toHaveLength(1);
  });

  it('stays in its fields when it cannot be stored', async () => {
    openDiary([], refused(503, {}));
    await choose('Note');
    write('What do you want to note?', 'Sleeps a lot');
    await press('Save note');
    await waitFor(() => expect(useNotices.getState().toast?.tone).toBe('destructive'));
    expect(screen.getByDisplayValue('Sleeps a lot')).toBeTruthy();
  });
});

describe('the diary', () => {
  it('names each day once, and tells what came with an entry', async () => {
    openDiary([WEIGHT, { ...WEIGHT, id: 3, value: 3.7 }, BARKED]);
    expect(await screen.findByText('Barked')).toBeTruthy();
    expect(screen.getAllByText('4 May')).toHaveLength(1);
    expect(screen.getByText(/20 minutes · Before: door bell/)).toBeTruthy();
  });

  it('removes an entry, and puts it back as it was', async () => {
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

  it('takes a change back, with what the change had added', async () => {
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
      ...{ version: 4, at: BARKED.at, text: 'barked', before: 'door bell', after: null },
    });
  });

  it('lights the entries of what stands out, and of nothing else', async () => {
    const finding = (level: string, entryIds: number[]) => ({
      ...{ kind: 'behaviour', level, text: `Of ${level}`, advice: 'Look.', sources: [] },
      evidence: { text: 'One entry', entryIds },
    });
    const findings = [finding('watch', [2]), finding('good', [1])];
    openPet({
      plan: 'pro',
      reads: {
        [DIARY]: [WEIGHT, BARKED],
        '/api/pets/7/insights?language=en': { ...NO_INSIGHTS, findings },
      },
    });
    expect(await screen.findByText('part of what stands out')).toBeTruthy();
    const lit = screen.getAllByText('(part of what stands out)');
    expect(lit.map((note) => note.closest('li')?.id)).toEqual(['entry-2']);
  });

  it('says what another tab made of an entry, and lets its owner decide', async () => {
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

  it('keeps what is being written when another tab changes the entry, and then asks', async () => {
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

  it('can be read on the free plan, and not added to', async () => {
    openPet({ reads: { [DIARY]: [WEIGHT] } });
    expect(await screen.findByText('3.8 kg', { selector: 'p' })).toBeTruthy();
    expect(await screen.findByText(/You can read and download everything here/)).toBeTruthy();
    await press('More about: 3.8 kg');
    expect(screen.queryByRole('button', { name: /^(Save|Edit: 3|Import)/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove: 3.8 kg' })).toBeTruthy();
    const download = screen.getByRole('link', { name: 'Download everything as a file' });
    expect(download.getAttribute('href')).toBe('/api/user/export');
  });

  it('is offered on the free plan, in one line', async () => {
    openPet();
    expect(await screen.findByText(/The diary is part of Pro/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See Pro' }).getAttribute('href')).toBe(
      '/checkout?plan=pro',
    );
    expect(screen.queryByRole('heading', { name: 'Diary' })).toBeNull();
  });

  it('speaks Italian', async () => {
    usePreferences.setState({ language: 'it' });
    openDiary([WEIGHT, BARKED]);
    expect(await screen.findByText('3,8 kg', { selector: 'p' })).toBeTruthy();
    expect(screen.getByText(/20 minuti · Prima: door bell/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Salva: peso' })).toBeTruthy();
  });
});
