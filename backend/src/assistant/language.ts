import { recognizeLanguage, type Language } from '../safety/triage.js';

export type { Language };

/** The language a text is written in; `fallback` where its function words do not decide. */
export function detectLanguage(text: string, fallback: Language): Language {
  return recognizeLanguage(text) ?? fallback;
}
