import type { SandboxCard } from '@contract/sandbox';
import type { Texts } from '../../shared/texts/en';

export type CardField = keyof SandboxCard;
export type CardError = keyof Texts['sandbox']['errors'];

export const CARD_FIELDS: readonly CardField[] = ['number', 'expiry', 'cvc'];

export const NO_CARD: SandboxCard = { number: '', expiry: '', cvc: '' };

const NUMBER_DIGITS = 16;
const CVC_DIGITS = { min: 3, max: 4 };

const digitsOf = (typed: string, max: number): string => typed.replace(/\D/g, '').slice(0, max);

/** A month that can only be a single digit gets its zero: 4 becomes 04. */
const formatExpiry = (typed: string, before: string): string => {
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(\d*)/.exec(typed) ?? [];
  const padded = month === undefined ? typed : `${month.padStart(2, '0')}${year ?? ''}`;
  const digits = digitsOf(padded, 4);
  const full = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits;
  const deleting = before.startsWith(typed);
  if (full.length < 2 || (deleting && full.length === 2)) return full;
  return `${full.slice(0, 2)}/${full.slice(2)}`;
};

/** What stands in a field after typing. */
export const formatted = (field: CardField, typed: string, before: string): string => {
  switch (field) {
    case 'number':
      return digitsOf(typed, NUMBER_DIGITS).replace(/(\d{4})(?=\d)/g, '$1 ');
    case 'expiry':
      return formatExpiry(typed, before);
    case 'cvc':
      return digitsOf(typed, CVC_DIGITS.max);
  }
};

/** The check digit of every card number. */
const luhn = (digits: string): boolean => {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
};

const expiryError = (expiry: string, now: Date): CardError | null => {
  const [, month, year] = /^(\d\d)\/(\d\d)$/.exec(expiry) ?? [];
  if (month === undefined || year === undefined) return 'incomplete_expiry';
  if (Number(month) < 1 || Number(month) > 12) return 'incomplete_expiry';
  const years = 2000 + Number(year) - now.getFullYear();
  if (years < 0) return 'invalid_expiry_year_past';
  if (years > 50) return 'invalid_expiry_year';
  if (years === 0 && Number(month) < now.getMonth() + 1) return 'invalid_expiry_month_past';
  return null;
};

/** What Stripe's form would say about a field. */
export const errorOf = (field: CardField, value: string, now: Date): CardError | null => {
  switch (field) {
    case 'number': {
      const digits = digitsOf(value, NUMBER_DIGITS);
      if (digits.length < NUMBER_DIGITS) return 'incomplete_number';
      return luhn(digits) ? null : 'invalid_number';
    }
    case 'expiry':
      return expiryError(value, now);
    case 'cvc':
      return value.length < CVC_DIGITS.min ? 'incomplete_cvc' : null;
  }
};
