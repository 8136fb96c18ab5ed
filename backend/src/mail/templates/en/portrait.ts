import type { Species } from '../../../contract/species.js';
import { pictureOf } from '../../pictures.js';
import type { MailContent } from '../content.js';
import type { PetOfMail } from '../mail-templates.js';

const SPECIES: Record<Species, string> = {
  cane: 'dog',
  gatto: 'cat',
  coniglio: 'rabbit',
  uccello: 'bird',
  altro: 'pet',
};

/** The pet that a mail is about. */
export const portraitOf = ({
  petId,
  petName,
  face = { species: 'altro' },
}: PetOfMail): NonNullable<MailContent['pet']> => ({
  picture: pictureOf({ ...face, id: petId }),
  alt: `${petName}, ${SPECIES[face.species]}`,
});
