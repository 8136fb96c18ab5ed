import type { Language } from '@contract/languages';
import { useLanguage } from '../shared/preferences.store';
import { owner as english, type OwnerTexts } from '../shared/texts/en/owner';
import { owner as italian } from '../shared/texts/it/owner';

const TEXTS: Record<Language, OwnerTexts> = { en: english, it: italian };

/** Separate from the texts that every visitor of the home page loads. */
export const useOwnerTexts = (): OwnerTexts => TEXTS[useLanguage()];
