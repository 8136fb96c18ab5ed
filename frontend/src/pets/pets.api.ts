import { dayOf } from '@contract/age';
import { PAGES } from '@contract/pages';
import type { NewPet, Pet, PetChanges } from '@contract/pets';
import { api } from '../shared/api';
import { CreateOnce } from '../shared/create-once';
import { zoneQuery } from '../shared/local-time';
import { uncachePet, cachePet } from '../shared/queries';

const createPet = async (pet: NewPet): Promise<Pet> => {
  const created = await api.post<Pet>('/api/pets', pet);
  cachePet(created);
  return created;
};

/** Returns a function for one form that creates a pet once, however often it is called. */
export const petCreator = () => {
  const once = new CreateOnce<Pet>();
  /** @param known the pets that the owner has already */
  return async (pet: NewPet, known: readonly Pet[]): Promise<Pet> => {
    const made = await once.find(() => api.get<Pet[]>('/api/pets'));
    // The form's values may have changed since.
    if (made) return changePet(made.id, pet);
    const isNew = ({ id }: Pet): boolean => !known.some((other) => other.id === id);
    const { name, species } = pet;
    return once.create(
      createPet(pet),
      (one) => isNew(one) && one.name === name && one.species === species,
    );
  };
};

export const changePet = async (id: number, changes: PetChanges): Promise<Pet> => {
  // Without a zone, the server refuses a day that has not begun in UTC.
  const isAhead = (changes.birthDate ?? '') > dayOf(new Date());
  const query = isAhead ? `?${zoneQuery()}` : '';
  const changed = await api.patch<Pet>(`/api/pets/${id}${query}`, changes);
  cachePet(changed);
  return changed;
};

export const removePet = async (id: number): Promise<void> => {
  await api.delete(`/api/pets/${id}`);
  uncachePet(id);
};

export const chatWith = ({ id }: Pet): string => `${PAGES.chat}?petId=${id}`;
