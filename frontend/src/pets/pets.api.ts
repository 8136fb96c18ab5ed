import { PAGES } from '@contract/pages';
import type { NewPet, Pet, PetChanges } from '@contract/pets';
import { api } from '../shared/api';
import { uncachePet, cachePet } from '../shared/queries';

export const createPet = async (pet: NewPet): Promise<Pet> => {
  const created = await api.post<Pet>('/api/pets', pet);
  cachePet(created);
  return created;
};

export const changePet = async (id: number, changes: PetChanges): Promise<Pet> => {
  const changed = await api.patch<Pet>(`/api/pets/${id}`, changes);
  cachePet(changed);
  return changed;
};

export const removePet = async (id: number): Promise<void> => {
  await api.delete(`/api/pets/${id}`);
  uncachePet(id);
};

export const chatWith = ({ id }: Pet): string => `${PAGES.chat}?petId=${id}`;
