import { wholeAge } from '../contract/age.js';
import type { Pet } from '../contract/pets.js';
import { signedPath } from '../photos/photo-paths.js';
import type { PetEntity } from './pet.entity.js';

export const petView = (pet: PetEntity): Pet => ({
  id: pet.id,
  userId: pet.userId,
  name: pet.name,
  species: pet.species,
  breed: pet.breed,
  age: wholeAge(pet),
  weight: pet.weight,
  healthConditions: pet.healthConditions,
  personalityTraits: pet.personalityTraits,
  birthDate: pet.birthDate,
  sex: pet.sex,
  neutered: pet.neutered,
  allergies: pet.allergies,
  medicines: pet.medicines,
  vet: pet.vet,
  nightClinic: pet.nightClinic,
  vetAsked: pet.vetAsked,
  portrait: pet.portrait,
  coat: pet.coat,
  photoURL: pet.photoId === null ? null : signedPath(pet.photoId, 'full'),
  photoThumbnailURL: pet.photoId === null ? null : signedPath(pet.photoId, 'thumb'),
  createdAt: pet.createdAt.toISOString(),
});
