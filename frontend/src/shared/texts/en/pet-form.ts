import type { Species } from '@contract/species';

/** The form of a pet's profile. */
export const petForm = {
  back: '← Back to selection',
  newTitle: 'New pet',
  editTitle: (name: string) => `Edit ${name}`,
  name: 'Pet Name',
  namePlaceholder: 'e.g. Luna',
  species: 'Species',
  speciesPlaceholder: 'Choose a species',
  age: 'Age (years)',
  breed: 'Breed (optional)',
  breedExamples: {
    cane: 'e.g. Labrador',
    gatto: 'e.g. European Shorthair',
    coniglio: 'e.g. Lionhead',
    uccello: 'e.g. Budgerigar',
    altro: 'e.g. Peruvian guinea pig',
  } as Readonly<Record<Species, string>>,
  weight: 'Weight (optional)',
  weightExamples: {
    cane: 'e.g. 12 kg',
    gatto: 'e.g. 4 kg',
    coniglio: 'e.g. 2 kg',
    uccello: 'e.g. 0.04 kg',
    altro: 'e.g. 1 kg',
  } as Readonly<Record<Species, string>>,
  healthConditions: 'Special health conditions (optional)',
  personalityTraits: 'Personality traits (optional)',
  submit: 'Create Profile and Start Chat',
  submitting: 'Creating...',
  required: 'Required',
  ageInvalid: 'Enter a whole number from 0 to 100',
};
