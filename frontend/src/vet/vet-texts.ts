import type { Language } from '@contract/languages';
import { useLanguage } from '../shared/preferences.store';
import { vet as english } from '../shared/texts/en/vet';
import { vet as italian } from '../shared/texts/it/vet';

export type VetTexts = typeof english;

const TEXTS: Record<Language, VetTexts> = { en: english, it: italian };

/** Separate from the catalogue that everyone loads. */
export const useVetTexts = (): VetTexts => TEXTS[useLanguage()];
