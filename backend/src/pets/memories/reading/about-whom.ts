import type { Species } from '../../../contract/species.js';
import { SPECIES_NAMES } from '../../../language/animals.js';
import { fold } from '../../../language/text.js';

const naming = (names: string): RegExp => new RegExp(String.raw`\b(?:${names})\b`, 'iu');

const ONE_ANIMAL: Record<Species, RegExp> = {
  cane: naming(`${SPECIES_NAMES.cane}|labrador`),
  gatto: naming(SPECIES_NAMES.gatto),
  coniglio: naming(SPECIES_NAMES.coniglio),
  uccello: naming(SPECIES_NAMES.uccello),
  altro: naming(`${SPECIES_NAMES.altro}|hedgehogs?|ricci[oi]?`),
};

/** Several animals, another one, somebody else's, or a person. */
const SOMEBODY_ELSE =
  /\b(?:you|my (?:husband|wife|son|daughter|kids?|child|children|boyfriend|girlfriend|partner|brother|sister|aunt|uncle|neighbou?r|friend|mother|father|mum|mom|dad|vet|boss|colleague)|(?:her|his|its|their) (?:mother|father|mum|mom|dad|sister|brother|littermates?|siblings?|owner|breeder)|friend'?s?|neighbou?r'?s?|other|another|someone|somebody|people|humans?|both|all|most|many|some|cats|dogs|rabbits|birds|puppies|kittens|breeds?|previous|late|mi[oa] (?:marito|moglie|figli[oa]|sorella|fratello|mamma|madre|padre|zi[oa]|nonn[oa]|suocer[oa]|cugin[oa]|amic[oa]|vicin[oa]|ragazz[oa]|compagn[oa])|su[oa] (?:madre|padre|mamma|sorella|fratello)|altr[oaie]|vicin[oa]|amic[oa]|qualcuno|entrambi|tutti|molti|alcuni|gatti|cani|conigli|uccelli|cuccioli|razze?|zi[oa]|mamma)\b/iu;

/** "My sister's cat": the name in the possessive is not the pet's. */
const POSSESSOR = /\b(\p{L}+)['’]s\s+\p{L}/u;

/** Capitalised at the beginning of a clause, but not a name. */
const NOBODY = new Set(
  `she he it they the my our this that yes no also now and but so ok okay well hi hello since because
   by btw thanks actually unfortunately she's he's it's who which lei lui il la lo le mia mio nostra
   nostro questa questo sì si no anche ora adesso ma e però perché poiché siccome ciao salve purtroppo
   her his after before then just last monday tuesday wednesday thursday friday saturday sunday january
   february march april may june july august september october november december dopo prima stamattina
   stasera stanotte lunedì martedì mercoledì giovedì venerdì sabato domenica mentre ha è mi dal
   dalla al alla con
   non not without senza grazie ho abbiamo l'ho le gli sono comunque inoltre poi da di in per oggi ieri today yesterday at on in last since`.split(
    /\s+/,
  ),
);

/** The pet that a chat is about. */
export interface Whom {
  name: string;
  species: Species;
}

/** Refers to the speaker, who is not the subject of the statement. */
const SPEAKER = /\b(?:i|i'm|i've|we|we've|io|noi|ho|abbiamo|sono|siamo|sei)\b/giu;

/** Begins a part of a sentence with a subject of its own. */
const OWN_SUBJECT = /\b(?:and|but|because|so|since|that|who|which|e|ma|perche|che|poiche)\b/iu;

/** The words without the speaker, if a later part has its own subject: "I weighed her and she". */
function withoutSpeaker(head: string): string {
  const parts = head.split(OWN_SUBJECT);
  const last = parts.at(-1) ?? '';
  const isRelative = /\b(?:who|which|che)\s*$/iu.test(head);
  if (parts.length < 2 || (last.trim() === '' && !isRelative)) return head;
  return `${parts.slice(0, -1).join(' ').replace(SPEAKER, ' ')} ${last}`;
}

/** Whether the words before a statement allow it to be about the pet of the chat. */
export function isAboutPet(head: string, { name, species }: Whom): boolean {
  const own = name.toLowerCase();
  const others = head
    .split(/[^\p{L}'’]+/u)
    .filter((word) => /^\p{Lu}\p{Ll}/u.test(word))
    .map((word) => word.toLowerCase().replace(/['’]s$/u, ''))
    .filter((word) => !NOBODY.has(word) && !own.split(/\s+/).includes(word));
  if (others.length > 0) return false;
  const possessor = POSSESSOR.exec(head)?.[1]?.toLowerCase();
  if (possessor !== undefined && possessor !== own && !NOBODY.has(possessor)) return false;
  const rest = withoutSpeaker(fold(head)).replaceAll(fold(name), ' ');
  if (SPEAKER_WITHIN.test(rest) || SOMEBODY_ELSE.test(rest)) return false;
  return !namesOtherSpecies(rest, { species });
}

/** Whether a text names an animal of this species. */
export const namesSpecies = (text: string, { species }: Pick<Whom, 'species'>): boolean =>
  ONE_ANIMAL[species].test(text);

/** Whether a text names an animal of another species, to which a later "he" may refer. */
export const namesOtherSpecies = (text: string, { species }: Pick<Whom, 'species'>): boolean =>
  Object.entries(ONE_ANIMAL).some(([kind, words]) => kind !== species && words.test(text));

const SPEAKER_WITHIN = new RegExp(SPEAKER.source, 'iu');
