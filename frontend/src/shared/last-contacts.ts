import type { Pet, PetContact } from '@contract/pets';
import { readJson, store } from './storage';

const KEY = 'zampa.contacts';

/** The contacts that the owner saved for a pet. */
export interface KnownContacts {
  pet: string;
  vet: PetContact | null;
  nightClinic: PetContact | null;
}

const isContact = (value: unknown): value is PetContact | null =>
  value === null ||
  (typeof value === 'object' &&
    'name' in value &&
    typeof value.name === 'string' &&
    'phone' in value &&
    typeof value.phone === 'string');

const isKnown = (value: unknown): value is KnownContacts =>
  typeof value === 'object' &&
  value !== null &&
  'pet' in value &&
  typeof value.pet === 'string' &&
  'vet' in value &&
  isContact(value.vet) &&
  'nightClinic' in value &&
  isContact(value.nightClinic);

/** The pets with someone to call. */
export const contactsOf = (pets: readonly Pet[]): KnownContacts[] =>
  pets
    .filter(({ vet, nightClinic }) => vet !== null || nightClinic !== null)
    .map(({ name, vet, nightClinic }) => ({ pet: name, vet, nightClinic }));

/** Keeps them in the browser for offline use. */
export const keepContacts = (pets: readonly Pet[]): void =>
  store('local', KEY, JSON.stringify(contactsOf(pets)));

/** On signing out, no numbers stay behind. */
export const forgetContacts = (): void => store('local', KEY, null);

/** As they were when the pets were last read. */
export const lastContacts = (): KnownContacts[] => {
  const kept = readJson('local', KEY);
  return Array.isArray(kept) ? kept.filter(isKnown) : [];
};
