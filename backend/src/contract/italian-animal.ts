import type { Sex } from './pets.js';

/**
 * What Italians call an animal, from the name of its species: a female `gatto` is a gatta, a female
 * `coniglio` a coniglia. Female dogs and birds have no other name that owners would use.
 */
export const calledInItalian = (species: string, sex: Sex | null | undefined): string =>
  sex === 'female' ? species.replace(/(gatt|conigli)o/i, '$1a') : species;
