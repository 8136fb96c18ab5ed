import { exactAge } from '@contract/age';
import { readWeightKg } from '@contract/body-weight';
import type { TriageBody, TriageReply } from '@contract/chat';
import type { Pet } from '@contract/pets';
import { api } from '../../shared/api';

/** Triages what is said about a pet, without spending a question or storing anything. */
export const assessWords = (text: string, pet: Pet): Promise<TriageReply> =>
  api.post('/api/triage', {
    text,
    species: pet.species,
    weightKg: readWeightKg(pet.weight) ?? undefined,
    ageYears: exactAge(pet) ?? undefined,
    breed: pet.breed ?? undefined,
    condition: pet.healthConditions ?? undefined,
  } satisfies TriageBody);
