import { LOCALES, type Language } from '../../contract/languages.js';
import { PAGES } from '../../contract/pages.js';
import { spokenTime } from '../../platform/local-time.js';
import type { Say } from './content.js';

/** Payments are in euro, so days are those of most customers, not of a server. */
const TIME_ZONE = 'Europe/Rome';

const PLAN_NAMES = { pro: 'Pro', expert: 'Expert' };

/** @param origin of the product's pages. @param now when the mail is sent. */
export const sayIn = (
  language: Language,
  origin: string,
  supportEmail: string | null,
  now: Date,
): Say => ({
  money: (cents, currency = 'eur') =>
    new Intl.NumberFormat(LOCALES[language], {
      style: 'currency',
      currency: currency.toUpperCase(),
      currencyDisplay: 'narrowSymbol',
    }).format(cents / 100),
  day: (iso) =>
    new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: TIME_ZONE }).format(
      new Date(iso),
    ),
  month: (month) =>
    new Intl.DateTimeFormat(LOCALES[language], {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${month}-01T00:00:00Z`)),
  count: (count) => new Intl.NumberFormat(LOCALES[language]).format(count),
  time: (iso, timeZone) => spokenTime(LOCALES[language], new Date(iso), timeZone),
  moment: (iso) => spokenTime(LOCALES[language], new Date(iso), TIME_ZONE),
  isLate: (iso, allowed) => now.getTime() - Date.parse(iso) > allowed,
  plan: (plan) => PLAN_NAMES[plan],
  page: (name) => origin + PAGES[name],
  support: (number) => `${origin}${PAGES.help}?thread=${String(number)}#contact`,
  pet: (id) => origin + PAGES.pet.replace(':petId', String(id)),
  chat: (petId) => `${origin}${PAGES.chat}?petId=${String(petId)}`,
  supportEmail,
});
