import { idIn, LINES, type RepeatedRemoval } from '../platform/logging/repeated-removal.js';

export const PET_REMOVALS: RepeatedRemoval[] = [
  {
    what: 'pets removed',
    idIn: idIn('petId', 'pet-removed'),
    statements: [`DELETE FROM pets USING ${LINES} WHERE pets.id = line.id`],
  },
];
