import type { DiaryEntry } from '@contract/diary';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useNotices } from '../../shared/ui/notices.store';
import { press, sent, write } from '../page/pet-page.fixture';
import { ADD, openDiary, WEIGHT } from './diary.fixture';

const refused = (status: number, body: object) => () => Response.json(body, { status });

const choose = async (kind: string): Promise<void> => {
  fireEvent.click(await screen.findByRole('radio', { name: kind }));
};

beforeEach(() => localStorage.clear());

describe('a diary entry', () => {
  it('for a weight takes two taps, starting from the last weight', async () => {
    openDiary([]);
    await press('Increase');
    await press('Save weight');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ call: ADD, body: { kind: 'weight', value: 3.9, unit: 'kg' } });
    expect(sent[0]?.body).toHaveProperty('clientId');
    await waitFor(() => expect(useNotices.getState().toast?.title).toBe('Saved.'));
  });

  it('can be undone with one tap', async () => {
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

  it('has only the fields of its kind', async () => {
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
      kind: 'symptom',
      text: 'limps',
      severity: 'mild',
      bodyPart: 'left paw',
      minutes: 30,
      value: null,
    });
    expect(screen.queryByLabelText('What came before?')).toBeNull();
  });

  it('accepts a decimal comma, but no words, as an amount', async () => {
    openDiary([]);
    write('Weight: Amount', await screen.findByLabelText('Weight: Amount').then(() => 'four'));
    await press('Save weight');
    expect(await screen.findByText('Please enter a number.')).toBeTruthy();
    write('Weight: Amount', '4,05');
    await press('Save weight');
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ value: 4.05 }));
  });

  it('with an implausible weight asks for confirmation, and is saved with one tap', async () => {
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

  it('for the current time sends no time, since the device clock may be wrong', async () => {
    openDiary([]);
    await screen.findByLabelText('Weight: Amount');
    await press('Save weight');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).not.toHaveProperty('at');
  });

  it('dated before birth is refused with the reason, and stays in its fields', async () => {
    const fields = { at: 'Must not be before the birth' };
    openDiary([], refused(400, { code: 'VALIDATION_FAILED', fields }));
    await choose('Note');
    write('What do you want to note?', 'Found in a box');
    await press('Save note');
    expect(
      await screen.findByText('Choose a time in the past, after the birth date.'),
    ).toBeTruthy();
    expect(screen.getByDisplayValue('Found in a box')).toBeTruthy();
  });

  it('stays in its fields when saving fails', async () => {
    openDiary([], refused(503, {}));
    await choose('Note');
    write('What do you want to note?', 'Sleeps a lot');
    await press('Save note');
    await waitFor(() => expect(useNotices.getState().toast?.tone).toBe('destructive'));
    expect(screen.getByDisplayValue('Sleeps a lot')).toBeTruthy();
  });

  it.each([
    ['Symptom', 'For how many minutes?', '1,5', /Whole minutes/],
    ['Symptom', 'For how many minutes?', '50000', /Whole minutes/],
    ['Food', 'kcal per 100 g, from the label', '3800', /divide by 10/],
    ['Food', 'kcal per 100 g, from the label', '3.800', /divide by 10/],
    ['Food', 'kcal per 100 g, from the label', 'lots', 'Please enter a number.'],
  ])('of kind %s says what is wrong with %s %s', async (kind, field, typed, message) => {
    openDiary([]);
    await choose(kind);
    fireEvent.change(screen.getByRole('textbox', { name: /^(?:What did you see|Which food)/ }), {
      target: { value: 'x' },
    });
    write(field, typed);
    await press(`Save ${kind.toLowerCase()}`);
    const shown = await screen.findByText(message);
    expect(shown.closest('details')?.open).toBe(true);
    expect(sent).toEqual([]);
  });

  it.each([
    ['minutes', /Whole minutes/],
    ['kcalPer100g', /divide by 10/],
  ])('refused for its %s says so', async (field, message) => {
    const fields = { [field]: 'Invalid input' };
    openDiary([], refused(400, { code: 'VALIDATION_FAILED', fields }));
    await choose(field === 'minutes' ? 'Symptom' : 'Food');
    fireEvent.change(screen.getByRole('textbox', { name: /^(?:What did you see|Which food)/ }), {
      target: { value: 'x' },
    });
    await press(field === 'minutes' ? 'Save symptom' : 'Save food');
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('refused for another reason says that it was not saved', async () => {
    openDiary([], refused(400, { code: 'VALIDATION_FAILED', fields: { before: 'Too long' } }));
    await choose('Note');
    write('What do you want to note?', 'Sleeps a lot');
    await press('Save note');
    await waitFor(() => expect(useNotices.getState().toast?.tone).toBe('destructive'));
  });

  it('in grams may have a separator of thousands', async () => {
    openDiary([]);
    await choose('Food');
    write('Food: Amount', '1.250');
    await press('Save food');
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ value: 1250, unit: 'g' }));
  });

  it('with a dose that could mean two amounts asks which one it is', async () => {
    openDiary([]);
    await choose('Medicine');
    write('Which medicine?', 'meloxicam');
    write('Medicine: Amount', '1.250');
    await press('Save medicine');
    expect(await screen.findByText('Please write 1250 or 1.25.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('with three decimal places is saved again as it was', async () => {
    const food = { ...WEIGHT, kind: 'food', value: 85.125, unit: 'g' } satisfies DiaryEntry;
    openDiary([food], () => Response.json(food));
    await press('More about: 85.125 g');
    await press('Edit: 85.125 g');
    await press('Save food');
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ value: 85.125 }));
  });

  it('keeps its text and time when its kind is changed', async () => {
    openDiary([]);
    await choose('Note');
    write('What do you want to note?', 'Sleeps a lot');
    await press('When? Now');
    write('When?', '2026-05-04T23:40');
    await choose('Weight');
    expect(await screen.findByText(/23:40/)).toBeTruthy();
    await press('Save weight');
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ kind: 'weight', text: null }));
  });

  it('keeps its text for the other kinds until it is saved', async () => {
    openDiary([]);
    await choose('Note');
    write('What do you want to note?', 'Sleeps a lot');
    await choose('Weight');
    await choose('Symptom');
    write('How bad?', 'mild');
    await choose('Food');
    await choose('Symptom');
    await press('Save symptom');
    await waitFor(() =>
      expect(sent[0]?.body).toMatchObject({ text: 'Sleeps a lot', severity: 'mild' }),
    );
    await choose('Note');
    expect(screen.queryByDisplayValue('Sleeps a lot')).toBeNull();
  });

  it('waits with its text and time while one of another kind is saved', async () => {
    openDiary([]);
    await choose('Behaviour');
    write('What happened?', 'barked');
    fireEvent.change(screen.getByLabelText('What came before?'), { target: { value: 'bell' } });
    await press('When? Now');
    write('When?', '2026-05-04T23:40');
    await choose('Weight');
    await press('Save weight');
    await waitFor(() => expect(useNotices.getState().toast?.title).toBe('Saved.'));
    expect(await screen.findByRole('button', { name: 'When? Now' })).toBeTruthy();
    await choose('Behaviour');
    await press('Save behaviour');
    await waitFor(() =>
      expect(sent[1]?.body).toMatchObject({
        text: 'barked',
        before: 'bell',
        at: new Date('2026-05-04T23:40').toISOString(),
      }),
    );
  });

  it('is empty again after it was saved', async () => {
    openDiary([]);
    await choose('Note');
    write('What do you want to note?', 'Sleeps a lot');
    await press('Save note');
    await waitFor(() => expect(useNotices.getState().toast?.title).toBe('Saved.'));
    await waitFor(() => expect(screen.queryByDisplayValue('Sleeps a lot')).toBeNull());
  });
});
