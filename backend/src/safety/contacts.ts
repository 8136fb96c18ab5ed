import type { Dose, EmergencyContact } from '../contract/chat.js';
import type { Country } from '../contract/countries.js';
import { withArticle } from '../contract/italian-article.js';
import { LOCALES, type Language } from '../contract/languages.js';
import { POISON_LINES, type PoisonLine } from './contacts.data.js';
import { fold } from '../language/text.js';

interface Caller {
  /** As the owner has set it; `null` if not set. */
  country: Country | null;
  /** Of the notes; also decides the country if nothing else does. */
  language: Language;
}

const BY_LANGUAGE: Record<Language, readonly Country[]> = { it: ['IT'], en: ['GB', 'US'] };

const NAMES_POISON =
  /\b(?:poison|toxi|venom|bait|meatball|puddle|coolant|pozz[ae]\b|avvelen|velen|tossic|esch[ae]\b|boccon|polpett)/;

const CHECKED: Record<Language, (day: string) => string> = {
  en: (day) => `Checked on ${day}.`,
  it: (day) => `Verificato ${withArticle('il', day)}.`,
};

const formats = new Map<Language, Intl.DateTimeFormat>();

/** A date in words. Its format is cached: creating one takes longer than the rest of a triage. */
function dayIn(language: Language, day: string): string {
  const known = formats.get(language);
  const format =
    known ?? new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  if (!known) formats.set(language, format);
  return format.format(new Date(day));
}

/**
 * Whether a poison line can help: a toxic dose was found, or the question mentions poison or bait.
 */
export const concernsPoison = (question: string, doses: readonly Dose[]): boolean =>
  doses.some(({ level }) => level !== 'none') || NAMES_POISON.test(fold(question));

/**
 * Poison lines of the owner's country, in the order to call them. Without a country, those of the
 * language: Italy, or the United Kingdom and the United States, with the country in each name. The
 * vet, who comes before any line, is named in a triage's actions.
 */
export function contactsFor({ country, language }: Caller): EmergencyContact[] {
  const countries = country === null ? BY_LANGUAGE[language] : [country];
  const view = ({ country: place, name, phone, dial, note, checkedOn }: PoisonLine) => ({
    name: countries.length > 1 ? `${name} (${place === 'GB' ? 'UK' : place})` : name,
    phone,
    dial,
    note: `${note[language]} ${CHECKED[language](dayIn(language, checkedOn))}`,
  });
  return countries.flatMap((one) => POISON_LINES.filter((line) => line.country === one).map(view));
}

/** Days since the least recently checked row was checked. */
export function daysUnchecked(now: Date): number {
  const oldest = Math.min(...POISON_LINES.map(({ checkedOn }) => Date.parse(checkedOn)));
  return Math.floor((now.getTime() - oldest) / 86_400_000);
}
