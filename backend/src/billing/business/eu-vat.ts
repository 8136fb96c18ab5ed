import type { Validator } from 'stdnum';
import { EU_COUNTRIES, type BusinessCountry } from '../../contract/business.js';

/** Member states whose VAT prefix differs from their country code. */
const PREFIXES: Partial<Record<BusinessCountry, string>> = { GR: 'EL' };

/** Whether VAT numbers of this country can be checked. */
export const hasVatIds = (country: BusinessCountry): boolean =>
  (EU_COUNTRIES as readonly string[]).includes(country);

/**
 * Reads a VAT number as people write it, with or without the letters of its country.
 * @returns the number with these letters, as on invoices; null if format or check digits are wrong.
 */
export async function readVatId(typed: string, country: BusinessCountry): Promise<string | null> {
  if (!hasVatIds(country)) return null;
  // Three hundred files: loaded when the first number is read.
  const { euVat } = await import('stdnum');
  const letters = PREFIXES[country] ?? country;
  const compact = typed.toUpperCase().replace(/[\s.,:/_-]/g, '');
  const number = compact.startsWith(letters) ? compact.slice(letters.length) : compact;
  const known = euVat[country]?.some((validator) => isValid(validator, number));
  return known === true ? letters + number : null;
}

/** Some validators throw on texts that do not even have the form of their numbers. */
function isValid(validator: Validator, number: string): boolean {
  try {
    return validator.validate(number).isValid;
  } catch {
    return false;
  }
}
