import type { Pet } from '@contract/pets';

/** Micia, with these changes. */
export const petOf = (more: Partial<Pet> = {}): Pet => ({
  id: 7,
  userId: 1,
  name: 'Micia',
  species: 'gatto',
  breed: null,
  age: 4,
  weight: '3.8',
  healthConditions: null,
  personalityTraits: null,
  birthDate: null,
  sex: null,
  neutered: null,
  allergies: null,
  medicines: null,
  vet: null,
  nightClinic: null,
  vetAsked: false,
  portrait: null,
  coat: null,
  photoURL: null,
  photoThumbnailURL: null,
  createdAt: '2026-01-01T10:00:00.000Z',
  ...more,
});
