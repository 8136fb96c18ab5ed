import type { Pet } from '@contract/pets';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api } from './api';
import { queryClient } from './query-client';
import { useSession } from './session.store';

const PETS_KEY = ['pets'];

/** The signed-in user's pets, oldest first. */
export const usePets = (): UseQueryResult<Pet[]> => {
  const signedIn = useSession((state) => state.user !== null);
  return useQuery({
    queryKey: PETS_KEY,
    queryFn: () => api.get<Pet[]>('/api/pets'),
    enabled: signedIn,
    retry: 2,
    staleTime: 30_000,
  });
};

/** Puts a created or changed pet into the list that was read. */
export const keepPet = (pet: Pet): void => {
  queryClient.setQueryData<Pet[]>(PETS_KEY, (pets) => {
    if (pets === undefined) return pets;
    const known = pets.some(({ id }) => id === pet.id);
    return known ? pets.map((other) => (other.id === pet.id ? pet : other)) : [...pets, pet];
  });
};

export const dropPet = (petId: number): void => {
  queryClient.setQueryData<Pet[]>(PETS_KEY, (pets) => pets?.filter(({ id }) => id !== petId));
};

/** Reads the list again: events of a lost connection are not repeated. */
export const rereadPets = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: PETS_KEY });
