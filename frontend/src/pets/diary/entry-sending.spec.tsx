import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useNotices } from '../../shared/ui/notices.store';
import { press, sent, write } from '../page/pet-page.fixture';
import { openDiary, WEIGHT } from './diary.fixture';

beforeEach(() => localStorage.clear());

it('no other kind is chosen before a slow answer', async () => {
  let arrive: (answer: Response) => void = () => undefined;
  openDiary([], () => new Promise((resolve) => (arrive = resolve)));
  fireEvent.click(await screen.findByRole('radio', { name: 'Symptom' }));
  write('What did you see?', 'limps');
  await press('Save symptom');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.getByRole('radio', { name: 'Note' }).matches(':disabled')).toBe(true);
  arrive(Response.json({ ...WEIGHT, kind: 'symptom', text: 'limps' }));
  await waitFor(() => expect(useNotices.getState().toast?.title).toBe('Saved.'));
  expect(screen.getByLabelText('What did you see?')).toHaveProperty('value', '');
  expect(screen.getByRole('radio', { name: 'Note' }).matches(':disabled')).toBe(false);
});

describe('after a response was lost', () => {
  const STORED = { ...WEIGHT, value: 41 };

  /** The first call is stored, but not answered. */
  const openLossy = (): void => {
    let calls = 0;
    openDiary([], () => {
      calls += 1;
      return calls === 1 ? Response.json({}, { status: 503 }) : Response.json(STORED);
    });
  };
  const saveWeight = async (value: string): Promise<void> => {
    write('Weight: Amount', value);
    await press('Save weight');
  };

  it('the same entry is only sent again', async () => {
    openLossy();
    await screen.findByLabelText('Weight: Amount');
    await saveWeight('41');
    await waitFor(() => expect(useNotices.getState().toast?.tone).toBe('destructive'));
    await press('Save weight');
    await waitFor(() => expect(useNotices.getState().toast?.title).toBe('Saved.'));
    expect(sent).toEqual([sent[0], sent[0]]);
  });

  it('a corrected entry replaces what was stored', async () => {
    openLossy();
    await screen.findByLabelText('Weight: Amount');
    await saveWeight('41');
    await waitFor(() => expect(useNotices.getState().toast?.tone).toBe('destructive'));
    await saveWeight('14');
    await waitFor(() => expect(useNotices.getState().toast?.title).toBe('Saved.'));
    expect(sent[2]).toMatchObject({
      call: 'PATCH /api/diary/1',
      body: { value: 14, version: STORED.version },
    });
  });

  it('an entry of another kind is one of its own', async () => {
    openLossy();
    await screen.findByLabelText('Weight: Amount');
    await saveWeight('41');
    await waitFor(() => expect(useNotices.getState().toast?.tone).toBe('destructive'));
    fireEvent.click(screen.getByRole('radio', { name: 'Medicine' }));
    write('Which medicine?', 'meloxicam');
    await press('Save medicine');
    await waitFor(() => expect(sent).toHaveLength(2));
    const ids = sent.map(({ body }) => (body as { clientId: string }).clientId);
    expect(ids[1]).not.toBe(ids[0]);
  });

  it('the entry waits under the same id while others are saved', async () => {
    openLossy();
    const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
    const isSaved = () => waitFor(() => expect(useNotices.getState().toast?.title).toBe('Saved.'));
    await screen.findByLabelText('Weight: Amount');
    choose('Medicine');
    write('Which medicine?', 'meloxicam');
    write('Medicine: Amount', '2');
    await press('Save medicine');
    await waitFor(() => expect(useNotices.getState().toast?.tone).toBe('destructive'));
    choose('Symptom');
    write('What did you see?', 'limps');
    await press('Save symptom');
    await isSaved();
    useNotices.setState({ toast: null });
    choose('Weight');
    await saveWeight('3.9');
    await isSaved();
    useNotices.setState({ toast: null });
    choose('Medicine');
    await press('Save medicine');
    await isSaved();
    expect(sent).toHaveLength(4);
    expect(sent[3]).toEqual(sent[0]);
    expect(screen.getByLabelText('Which medicine?')).toHaveProperty('value', '');
  });

  it('the next entry of that kind is one of its own once it is stored', async () => {
    openLossy();
    await screen.findByLabelText('Weight: Amount');
    await saveWeight('41');
    await waitFor(() => expect(useNotices.getState().toast?.tone).toBe('destructive'));
    await press('Save weight');
    await waitFor(() => expect(useNotices.getState().toast?.title).toBe('Saved.'));
    await saveWeight('42');
    await waitFor(() => expect(sent).toHaveLength(3));
    const ids = sent.map(({ body }) => (body as { clientId: string }).clientId);
    expect(ids[2]).not.toBe(ids[1]);
  });
});
