import type { Language } from '@contract/languages';
import { useLanguage } from '../../shared/preferences.store';
import { vetCases as english } from '../../shared/texts/en/vet-cases';
import { vetCases as italian } from '../../shared/texts/it/vet-cases';

export const CASE_TEXTS: Record<Language, typeof english> = { en: english, it: italian };

/** Separate from the catalogue that everyone loads. */
export const useCaseTexts = () => CASE_TEXTS[useLanguage()];
