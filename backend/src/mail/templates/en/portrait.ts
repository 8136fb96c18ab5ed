import type { Species } from '../../../contract/species.js';
import { portraitIn } from '../portrait.js';

const SPECIES: Record<Species, string> = {
  cane: 'dog',
  gatto: 'cat',
  coniglio: 'rabbit',
  uccello: 'bird',
  altro: 'pet',
};

export const portraitOf = portraitIn(({ face }) => SPECIES[face.species]);
