import type { PageTexts } from '../en/pages';

export const petForm: PageTexts['petForm'] = {
  back: '← Torna alla scelta',
  newTitle: 'Nuovo animale',
  editTitle: (name) => `Modifica il profilo di ${name}`,
  name: "Nome dell'animale",
  namePlaceholder: 'es. Luna',
  species: 'Specie',
  speciesPlaceholder: 'Scegli una specie',
  age: 'Età (anni)',
  breed: 'Razza (facoltativa)',
  breedExamples: {
    cane: 'es. Labrador',
    gatto: 'es. Europeo',
    coniglio: 'es. Testa di leone',
    uccello: 'es. Cocorita',
    altro: 'es. Cavia peruviana',
  },
  weight: 'Peso (facoltativo)',
  weightExamples: {
    cane: 'es. 12 kg',
    gatto: 'es. 4 kg',
    coniglio: 'es. 2 kg',
    uccello: 'es. 0,04 kg',
    altro: 'es. 1 kg',
  },
  healthConditions: 'Condizioni di salute particolari (facoltative)',
  personalityTraits: 'Carattere (facoltativo)',
  submit: 'Crea il profilo e inizia la chat',
  submitting: 'Creazione...',
  required: 'Obbligatorio',
  ageInvalid: 'Scrivi un numero intero da 0 a 100',
};
