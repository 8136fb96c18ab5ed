import type { Request } from 'express';
import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '../../contract/languages.js';

const CHOICE = new RegExp(`(?:^|;)\\s*${LANGUAGE_COOKIE.replace('.', '\\.')}=(\\w+)`);

/** The language chosen before; otherwise Italian if it is the browser's first one, or English. */
export function languageOf(request: Request): Language {
  const chosen = CHOICE.exec(request.headers.cookie ?? '')?.[1];
  const known = LANGUAGES.find((language) => language === chosen);
  if (known !== undefined) return known;
  return /^it\b/i.test(request.acceptsLanguages()[0] ?? '') ? 'it' : 'en';
}
