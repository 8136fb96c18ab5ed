/** Languages of the product's texts. */
export const LANGUAGES = ['en', 'it'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Holds the language a visitor has chosen, so that the server writes the first page in it. */
export const LANGUAGE_COOKIE = 'zampa.language';
