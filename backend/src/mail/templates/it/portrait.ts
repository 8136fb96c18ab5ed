import { calledInItalian } from '../../../contract/italian-animal.js';
import type { Species } from '../../../contract/species.js';
import { portraitIn } from '../portrait.js';

const SPECIES: Record<Species, string> = {
  cane: 'cane',
  gatto: 'gatto',
  coniglio: 'coniglio',
  uccello: 'uccello',
  altro: 'animale',
};

export const portraitOf = portraitIn(({ face, sex }) =>
  calledInItalian(SPECIES[face.species], sex),
);
