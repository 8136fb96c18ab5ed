import type { Language } from '@contract/languages';
import { useLanguage } from '../shared/preferences.store';
import { help as english } from '../shared/texts/en/help';
import { help as italian } from '../shared/texts/it/help';

export type HelpTexts = typeof english;

const TEXTS: Record<Language, HelpTexts> = { en: english, it: italian };

export const useHelpTexts = (): HelpTexts => TEXTS[useLanguage()];
