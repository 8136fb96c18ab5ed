import type { Language } from '../shared/texts/language.store';

/** A price per month from cents, such as €12.99. */
export const formatPrice = (cents: number, currency: 'EUR' | 'USD', language: Language): string =>
  new Intl.NumberFormat(language === 'it' ? 'it-IT' : 'en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(cents / 100);
