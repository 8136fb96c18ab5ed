import type { Species } from '../../contract/species.js';
import { pictureOf } from '../pictures.js';
import type { MailContent } from './content.js';
import type { PetOfMail } from './mail-templates.js';

/** The pet that a mail is about, with the names of the species in the mail's language. */
export const portraitIn =
  (names: Record<Species, string>) =>
  ({ petId, petName, face }: PetOfMail): NonNullable<MailContent['pet']> => ({
    picture: pictureOf({ ...face, id: petId }),
    alt: `${petName}, ${names[face.species]}`,
  });
