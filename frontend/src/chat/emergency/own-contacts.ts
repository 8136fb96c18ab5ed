import type { EmergencyContact } from '@contract/chat';
import type { Pet } from '@contract/pets';
import { dialOf } from '../../shared/format';
import type { Texts } from '../../shared/texts/en';

/** Whether the owner has saved someone to call about the pet. */
export const hasOwnContact = ({ vet, nightClinic }: Pet): boolean =>
  vet !== null || nightClinic !== null;

/** Whom to call: the owner's own vet and night clinic first, each number once. */
export const withOwnContacts = (
  pet: Pet | null,
  helplines: readonly EmergencyContact[],
  texts: Texts['chat']['triage'],
): EmergencyContact[] => {
  const own = [
    { contact: pet?.vet, note: texts.ownVet },
    { contact: pet?.nightClinic, note: texts.ownNightClinic },
  ].flatMap(({ contact, note }) =>
    contact ? [{ ...contact, dial: dialOf(contact.phone), note }] : [],
  );
  const all = [...own, ...helplines];
  return all.filter(({ dial }, index) => all.findIndex((one) => one.dial === dial) === index);
};
