import type { Pet } from '@contract/pets';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../shared/render.fixture';
import { usePreferences } from '../shared/preferences.store';
import { useNotices } from '../shared/ui/notices.store';
import { press, sent, serveMicia, write } from './page/pet-page.fixture';
import { PetForm } from './pet-form';

const closed = vi.fn<() => void>();

const formOf = (pet: Pet) => <PetForm pet={pet} onClose={closed} onLimit={() => undefined} />;

/** Opens the form. Returns a function that passes it changes made elsewhere. */
const edit = (pet: Partial<Pet> = {}): ((changes: Partial<Pet>) => void) => {
  closed.mockClear();
  const micia = serveMicia({ pet });
  const { rerender } = show(formOf(micia));
  return (changes) => rerender(formOf({ ...micia, ...changes }));
};

const saved = async (): Promise<unknown> => {
  await press('Save');
  await waitFor(() => expect(closed).toHaveBeenCalledOnce());
  expect(useNotices.getState().toast?.description).toBe('Pet profile saved.');
  expect(sent.map(({ call }) => call)).toEqual(['PATCH /api/pets/7']);
  return sent[0]?.body;
};

it('a save does not overwrite a weight or conditions changed elsewhere in the meantime', async () => {
  const hear = edit({ healthConditions: 'Asthma' });
  hear({ weight: '4.6', healthConditions: 'Asthma and gingivitis' });
  write('Breed (optional)', 'European');
  expect(await saved()).toEqual({ breed: 'European' });
});

it('clearing a field deletes its value', async () => {
  edit({ healthConditions: 'Asthma' });
  write('Weight (optional)', ' ');
  write('Special health conditions (optional)', '');
  expect(await saved()).toEqual({ weight: null, healthConditions: null });
});

it('changing the species removes a coat it does not have', async () => {
  edit({ coat: 'sand' });
  write('Species', 'coniglio');
  expect(await saved()).toEqual({ species: 'coniglio', coat: null });
});

it('a new pet is not created again when the response was lost', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const pets: Pet[] = [];
  const micia = serveMicia({
    reads: { '/api/pets': pets },
    answer: (call, body) => {
      if (!call.startsWith('POST')) return Response.json({ ...micia, ...body });
      pets.push({ ...micia, name: 'Luna', species: 'cane' });
      return Response.json({ code: 'UNAVAILABLE' }, { status: 503 });
    },
  });
  show(<PetForm pet={null} onClose={closed} onLimit={() => undefined} />);
  write('Pet Name', 'Luna');
  write('Species', 'cane');
  await press('Create Profile and Start Chat');
  await waitFor(() => expect(useNotices.getState().toast?.title).toBe('Error'));
  write('Weight (optional)', '12');
  await press('Create Profile and Start Chat');
  await waitFor(() => expect(useNotices.getState().toast?.title).toBe('Success!'));
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/pets', 'PATCH /api/pets/7']);
  expect(sent[1]?.body).toMatchObject({ name: 'Luna', weight: '12' });
});

it('the placeholder examples match the species', () => {
  serveMicia({});
  show(<PetForm pet={null} onClose={closed} onLimit={() => undefined} />);
  const example = (label: string): string =>
    screen.getByLabelText<HTMLInputElement>(label).placeholder;
  expect(example('Breed (optional)')).toBe('e.g. Labrador');
  write('Species', 'coniglio');
  expect(example('Breed (optional)')).toBe('e.g. Lionhead');
  expect(example('Weight (optional)')).toBe('e.g. 2 kg');
});

it('the submit button for a new pet follows the last field', () => {
  serveMicia({});
  show(<PetForm pet={null} onClose={closed} onLimit={() => undefined} />);
  const button = screen.getByRole('button', { name: 'Create Profile and Start Chat' });
  const last = screen.getByLabelText('Personality traits (optional)');
  expect(last.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('saving an unchanged form changes nothing, and closes it', async () => {
  edit({ breed: 'European', coat: 'sand' });
  expect(await saved()).toEqual({});
});

it('messages under the fields follow a change of language', async () => {
  serveMicia({});
  show(<PetForm pet={null} onClose={closed} onLimit={() => undefined} />);
  await press('Create Profile and Start Chat');
  expect(await screen.findAllByText('Required')).toHaveLength(2);
  act(() => usePreferences.getState().chooseLanguage('it'));
  expect(await screen.findAllByText('Obbligatorio')).toHaveLength(2);
  expect(screen.queryByText('Required')).toBeNull();
});
