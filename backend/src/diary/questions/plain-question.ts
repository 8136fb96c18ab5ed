import type { Language } from '../../contract/languages.js';
import type { Species } from '../../contract/species.js';
import { fold } from '../../language/text.js';
import { namesOtherSpecies, namesSpecies } from '../../pets/memories/reading/about-whom.js';

export interface AskedPet {
  name: string;
  species: Species;
}

/** Placeholder for the animal until its pronouns are known. */
const PET = '@';

/** What may come before and after the actual question. */
const LEADS: Record<Language, RegExp> = {
  en: /^(?:(?:and|so|ok|okay|well|hi|hello|hey|zampa|please|also|but|now|do you know|i(?:'d| would)? (?:want|like) to know|(?:can|could|would) you (?:please )?(?:tell|show|remind) me|can you|could you|please tell me|tell me|show me|remind me|let me know|look up|check|exactly) )+/,
  it: /^(?:(?:e|ed|ma|allora|ok|ciao|zampa|per favore|senti|scusa|sai(?: dirmi)?|(?:puoi|potresti|sapresti) (?:dirmi|mostrarmi|ricordarmi)|dimmi|mostrami|fammi vedere|ricordami|vorrei sapere|anche|esattamente|lui|lei) )+/,
};
const TAILS: Record<Language, RegExp> = {
  en: /(?: (?:please|thanks|thank you|again|exactly|now|right now|at the moment|currently|so far|then|do you know|zampa|by the way|in the diary|in my diary|according to the diary|overall))+$/,
  it: /(?: (?:per favore|grazie|adesso|ora|attualmente|esattamente|finora|allora|zampa|di preciso|nel diario|secondo il diario|lei|lui|in tutto))+$/,
};

/** Words for one's own animal that name no species. */
const OWN = /^(?:pet|animal|boy|girl|baby|animale|animaletto|piccol[oa]|cucciol[oa]|pelos[oa])$/;

const ITALIAN_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bquand'e/g, 'quando e'],
  [/\bcom'e/g, 'come e'],
  [/\bqual'e/g, 'qual e'],
  [/\bcos'(?=\p{L})/gu, 'cosa '],
];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Replaces all names for the animal with the placeholder. */
function withoutNames(text: string, { name, species }: AskedPet): string {
  const called = new RegExp(String.raw`(?<!\p{L})(?:${escaped(fold(name).trim())})(?!\p{L})`, 'gu');
  const own =
    /\b(?:my|our|the|(?:il |la |l')(?:mi[oa] |nostr[oa] )?|(?:de|a|da)l(?:la |l'| )(?:mi[oa] |nostr[oa] )?)\s*(?<who>\p{L}{3,})/gu;
  return text
    .replaceAll(called, PET)
    .replaceAll(own, (all: string, who: string) =>
      namesSpecies(who, { species }) || OWN.test(who) ? PET : all,
    );
}

/** An English question that always calls the animal "she" or "her". */
const inEnglish = (text: string): string =>
  text
    .replaceAll(/\b(?:his|its)\b/g, 'her')
    .replaceAll(/\bhim\b/g, 'her')
    .replaceAll(`${PET}'s`, 'her')
    .replaceAll(/\b(?:he|it)\b/g, 'she')
    .replaceAll(/\b(?:he|she|it)'s\b/g, 'she is')
    .replaceAll(
      new RegExp(
        `(?<=\\b(?:give|given|gave|weigh|weighed|worm|deworm|treat|vaccinate|for|with|about|of|on) )${PET}`,
        'g',
      ),
      'her',
    )
    .replaceAll(PET, 'she');

/** An Italian one without the animal. */
const inItalian = (text: string): string =>
  text.replaceAll(new RegExp(`(?:\\b(?:di|a|per|da|con|ad|su) )?${PET}`, 'g'), ' ');

/** Reduces a question to the few forms that the rules know; null if it is about another species. */
export function plainQuestion(text: string, pet: AskedPet, language: Language): string | null {
  const folded = ITALIAN_FORMS.reduce(
    (plain, [form, to]) => (language === 'it' ? plain.replaceAll(form, to) : plain),
    fold(text),
  );
  const marked = withoutNames(folded, pet);
  if (namesOtherSpecies(marked, pet)) return null;
  const worded = language === 'en' ? inEnglish(marked) : inItalian(marked);
  return worded
    .replaceAll(/[^\p{L}\d'-]+/gu, ' ')
    .trim()
    .replace(LEADS[language], '')
    .replace(TAILS[language], '')
    .trim();
}
