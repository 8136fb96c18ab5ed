import type { Language } from '../contract/languages.js';
import { fold } from '../language/text.js';

/** Between the allergens of a profile: "chicken/beef", "pollo o manzo". */
const BETWEEN = /[,;/&+\n]|\.(?:\s|$)|\s(?:and|or|e|ed|o)\s/iu;
const IN_PARENTHESES = /\([^)]*\)?/gu;
/** "Allergic to chicken", "è intollerante al pollo". */
const BEFORE_NAME =
  /^.*\b(?:allerg\w+|intoll?er\w+|sensitiv\w+|sensibil\w+)\s+(?:(?:to|of|a|ad|ai|al|agli|alla|allo|alle|di|del)\s+|all['’])/iu;
/** "Allergie: salmone", "Food: salmon", "possible chicken allergy". */
const LABEL =
  /^(?:(?:known |food )?(?:allerg\w+|intoll?er\w+|food|cibo)(?: alimentar[ei])?\s*:|(?:possible|probable|suspected|possibile|probabile|sospett[ao])\s)\s*/iu;
/** "Egg allergy". */
const BEHIND_NAME = /\s+(?:allerg(?:y|ies|i[ae])|intolerances?|intolleranz[ae])$/iu;
/** What owners write who know of no allergy; folded. */
const NO_ALLERGEN =
  /^(?:none|nothing|nil|unknown|no(?:t| one)? known|no allerg\w+|nessun[oa]?|niente|nulla|sconosciut\w+|non (?:ha|ne|not[ae]|so|sappiamo|risulta\w*))\b/;
/** Words that name no allergen, as in "the milk" or "chicken protein"; folded. */
const NO_NAMES = /^(?:the|his|her|all|any|gli|del|dei|delle?|della|degli|protein[aei]?s?)$/;

/** Peaches, grana cheese and tins, whose stems are those of fish, wheat and milk. */
const OWN_ROOT: Partial<Record<string, string>> = {
  pesca: 'pesca',
  pesche: 'pesca',
  grana: 'grana',
  latta: 'latta',
};

/** Forms of one noun are alike: "egg" and "eggs", "uovo" and "uova". */
const ROOT: Record<Language, (word: string) => string> = {
  en: (word) => word.replace(/s$/, '').replace(/e$/, '').replace(/y$/, 'i'),
  it: (word) => OWN_ROOT[word] ?? word.replace(/[aeiou]+$/, '').replace(/h$/, ''),
};

const rootsOf = (text: string, language: Language): string[] =>
  (fold(text).match(/[\p{L}\d]+/gu) ?? [])
    .filter((word) => word.length > 2 && !NO_NAMES.test(word))
    .map(ROOT[language]);

/** The names in a text on allergies, as the owner wrote them. */
function namesIn(allergies: string): string[] {
  return allergies
    .replaceAll(IN_PARENTHESES, ' ')
    .split(BETWEEN)
    .map((part) =>
      part.trim().replace(LABEL, '').replace(BEFORE_NAME, '').replace(BEHIND_NAME, '').trim(),
    )
    .filter((name) => !NO_ALLERGEN.test(fold(name)));
}

/** The first of the noted allergens that a question names, if any. */
export function allergenIn(
  question: string,
  allergies: string,
  language: Language,
): string | undefined {
  const asked = new Set(rootsOf(question, language));
  return namesIn(allergies).find((name) => {
    const roots = rootsOf(name, language);
    return roots.length > 0 && roots.every((root) => asked.has(root));
  });
}
