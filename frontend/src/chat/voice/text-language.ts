import type { Language } from '@contract/languages';

/** Small words that one of the two languages has and the other does not. */
const WORDS: Record<Language, RegExp> = {
  en: /\b(?:the|and|of|to|is|are|you|your|with|for|it|if|not|can|this|that|or)\b/gi,
  it: /\b(?:il|la|le|gli|di|che|è|e|per|con|una?|non|se|del|della|sono|puoi|più)\b/giu,
};

const count = (text: string, language: Language): number =>
  text.match(WORDS[language])?.length ?? 0;

/** The language a text is written in; `otherwise` if that is unclear. */
export const languageOf = (text: string, otherwise: Language): Language => {
  const [english, italian] = [count(text, 'en'), count(text, 'it')];
  return english === italian ? otherwise : english > italian ? 'en' : 'it';
};
