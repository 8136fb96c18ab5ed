import type { Pet } from '../contract/pets.js';
import type { PetEntity } from './pet.entity.js';

export const petView = (pet: PetEntity): Pet => ({
  id: pet.id,
  userId: pet.userId,
  name: pet.name,
  species: pet.species,
  breed: pet.breed,
  age: pet.age,
  weight: pet.weight,
  healthConditions: pet.healthConditions,
  personalityTraits: pet.personalityTraits,
  createdAt: pet.createdAt.toISOString(),
});
