/** Languages of the user interface. */
export const LANGUAGES = ['en', 'it'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language a visitor has chosen; the server renders the first page in it. */
export const LANGUAGE_COOKIE = 'zampa.language';
