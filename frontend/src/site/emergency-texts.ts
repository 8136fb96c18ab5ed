import type { Language } from '@contract/languages';
import { useLanguage } from '../shared/preferences.store';
import { emergency as english } from '../shared/texts/en/emergency';
import { emergency as italian } from '../shared/texts/it/emergency';

type EmergencyTexts = typeof english;

const TEXTS: Record<Language, EmergencyTexts> = { en: english, it: italian };

/** The texts of the emergency page, which loads alone. */
export const useEmergencyTexts = (): EmergencyTexts => TEXTS[useLanguage()];
