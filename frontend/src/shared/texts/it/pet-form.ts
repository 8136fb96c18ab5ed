import type { PageTexts } from '../en/pages';

export const petForm: PageTexts['petForm'] = {
  back: '← Torna alla scelta',
  newTitle: 'Nuovo animale',
  editTitle: (name) => `Modifica ${name}`,
  name: "Nome dell'animale",
  namePlaceholder: 'es. Luna',
  species: 'Specie',
  speciesPlaceholder: 'Scegli una specie',
  age: 'Età (anni)',
  breed: 'Razza (facoltativa)',
  breedPlaceholder: 'es. Labrador',
  weight: 'Peso (facoltativo)',
  weightPlaceholder: 'es. 12 kg',
  healthConditions: 'Condizioni di salute particolari (facoltative)',
  personalityTraits: 'Carattere (facoltativo)',
  submit: 'Crea il profilo e inizia la chat',
  submitting: 'Creazione...',
  required: 'Obbligatorio',
  ageInvalid: 'Scrivi un numero intero da 0 a 100',
};
