import { pictureOf } from '../pictures.js';
import type { MailContent } from './content.js';
import type { PetOfMail } from './mail-templates.js';

/** The pet that a mail is about, called what it is in the mail's language. */
export const portraitIn =
  (animalOf: (pet: PetOfMail) => string) =>
  (pet: PetOfMail): NonNullable<MailContent['pet']> => ({
    picture: pictureOf({ ...pet.face, id: pet.petId }),
    alt: `${pet.petName}, ${animalOf(pet)}`,
  });
