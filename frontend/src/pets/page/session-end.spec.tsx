import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DIARY, WEIGHT } from '../diary/diary.fixture';
import { LIST, SYRUP } from '../reminders/reminders.fixture';
import { openPet, press, sent, sessionEnded, signIn, write } from './pet-page.fixture';

const chooseNote = async (): Promise<void> => {
  fireEvent.click(await screen.findByRole('radio', { name: 'Note' }));
};

const openEntry = async (): Promise<void> => {
  await press('More about: Sleeps a lot');
  await press('Edit: Sleeps a lot');
};

const openReminder = async (): Promise<void> => {
  await press('More about: Stomach syrup, 1 ml');
  await press('Change');
};

/** Of two forms on the page, the last one is meant. */
const fill = async (label: string, text: string): Promise<void> => {
  const fields = await screen.findAllByLabelText(label);
  for (const field of fields.slice(-1)) fireEvent.change(field, { target: { value: text } });
};

const pressLast = async (name: string): Promise<void> => {
  const buttons = await screen.findAllByRole('button', { name });
  for (const button of buttons.slice(-1)) fireEvent.click(button);
};

/** The form of a new entry is always open, and shows the kind that was chosen. */
const nothing = (): Promise<void> => Promise.resolve();

it.each<[string, string, () => Promise<void>, string, () => Promise<void>]>([
  ['a new diary entry', 'What do you want to note?', chooseNote, 'Save note', nothing],
  ['a diary entry', 'What do you want to note?', openEntry, 'Save note', openEntry],
  ['a reminder', 'What needs doing?', openReminder, 'Save', openReminder],
])(
  'the words of %s are there again when its save finds that the session has ended',
  async (what, label, open, save, openAgain) => {
    const amount = { value: undefined, unit: undefined };
    const note = { ...WEIGHT, ...amount, kind: 'note', text: 'Sleeps a lot' };
    const reads = { [LIST]: [SYRUP], [DIARY]: what === 'a diary entry' ? [note] : [] };
    openPet({ plan: 'pro', ...sessionEnded(reads) });
    await open();
    await fill(label, 'Sneezes at night');
    await pressLast(save);
    expect(await screen.findByRole('heading', { name: 'Accesso Richiesto' })).toBeTruthy();
    expect(sent).toHaveLength(1);
    signIn('pro');
    await screen.findByRole('heading', { name: 'Micia' });
    await openAgain();
    expect(await screen.findByDisplayValue('Sneezes at night')).toBeTruthy();
  },
);

it("the words about a pet's vet are there again, and go when the form is closed", async () => {
  openPet(sessionEnded());
  await press('Add: My vet');
  write('Name', 'Dr. Rossi');
  write('Phone number', '051 123456');
  await press('Save');
  await screen.findByRole('heading', { name: 'Accesso Richiesto' });
  signIn();
  await press('Add: My vet');
  expect(screen.getByDisplayValue('Dr. Rossi')).toBeTruthy();
  await press('Cancel');
  await press('Add: My vet');
  expect(screen.queryByDisplayValue('Dr. Rossi')).toBeNull();
});
