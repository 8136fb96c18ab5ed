/** Languages of the user interface. */
export const LANGUAGES = ['en', 'it'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Their forms of dates and numbers, as BCP 47 tags. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', it: 'it-IT' };

/** The language a visitor has chosen; the server renders the first page in it. */
export const LANGUAGE_COOKIE = 'zampa.language';
