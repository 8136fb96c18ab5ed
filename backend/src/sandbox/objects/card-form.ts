import type { SandboxCard, SandboxPayment } from '../../contract/sandbox.js';
import { brandOf } from './cards.js';

/** A card whose form is complete and makes sense. */
export interface Card {
  number: string;
  month: number;
  year: number;
}

type CardProblem = NonNullable<SandboxPayment['error']>;

const problem = (code: string, message: string): CardProblem => ({
  code,
  declineCode: null,
  message,
});

const digits = (value: string): string => value.replace(/[\s-]/g, '');
const amex = (number: string): boolean => brandOf(number) === 'amex';

/** Reads the form as Stripe's does: what is wrong is said before any bank is asked. */
export function readCard({ number, expiry, cvc }: SandboxCard, now: number): Card | CardProblem {
  const plain = digits(number);
  const [month = '', year = ''] = expiry.split('/').map((part) => part.trim());
  return (
    numberProblem(plain) ??
    expiryProblem(month, year, new Date(now * 1000)) ??
    cvcProblem(cvc.trim(), amex(plain)) ?? {
      number: plain,
      month: Number(month),
      year: 2000 + Number(year),
    }
  );
}

function numberProblem(number: string): CardProblem | undefined {
  if (!/^\d*$/.test(number)) return problem('invalid_number', 'Your card number is invalid.');
  if (number.length < (amex(number) ? 15 : 16)) {
    return problem('incomplete_number', 'Your card number is incomplete.');
  }
  if (number.length > 19 || !luhn(number)) {
    return problem('invalid_number', 'Your card number is invalid.');
  }
  return undefined;
}

function expiryProblem(month: string, year: string, today: Date): CardProblem | undefined {
  if (!/^\d{1,2}$/.test(month) || !/^\d{2}$/.test(year)) {
    return problem('incomplete_expiry', "Your card's expiration date is incomplete.");
  }
  if (Number(month) < 1 || Number(month) > 12) {
    return problem('invalid_expiry_month', "Your card's expiration month is invalid.");
  }
  const thisYear = today.getUTCFullYear() - 2000;
  if (Number(year) < thisYear) {
    return problem('invalid_expiry_year_past', "Your card's expiration year is in the past.");
  }
  if (Number(year) > thisYear + 50) {
    return problem('invalid_expiry_year', "Your card's expiration year is invalid.");
  }
  if (Number(year) === thisYear && Number(month) < today.getUTCMonth() + 1) {
    return problem('invalid_expiry_month_past', "Your card's expiration date is in the past.");
  }
  return undefined;
}

const cvcProblem = (cvc: string, isAmex: boolean): CardProblem | undefined =>
  new RegExp(`^\\d{${isAmex ? '3,4' : '3'}}$`).test(cvc)
    ? undefined
    : problem('incomplete_cvc', "Your card's security code is incomplete.");

function luhn(number: string): boolean {
  const sum = Array.from(number)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
