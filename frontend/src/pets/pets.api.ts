import type { NewPet, Pet, PetChanges } from '@contract/pets';
import { api } from '../shared/api';
import { dropPet, keepPet } from '../shared/queries';
import { PAGES } from '@contract/pages';

export const createPet = async (pet: NewPet): Promise<Pet> => {
  const created = await api.post<Pet>('/api/pets', pet);
  keepPet(created);
  return created;
};

export const changePet = async (id: number, changes: PetChanges): Promise<Pet> => {
  const changed = await api.patch<Pet>(`/api/pets/${id}`, changes);
  keepPet(changed);
  return changed;
};

export const removePet = async (id: number): Promise<void> => {
  await api.delete(`/api/pets/${id}`);
  dropPet(id);
};

/** Where the conversation about a pet is. */
export const chatWith = ({ id }: Pet): string => `${PAGES.chat}?petId=${id}`;
