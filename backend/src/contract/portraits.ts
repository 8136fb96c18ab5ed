import { COATS, type Coat } from './coats.js';
import { PORTRAITS, type Portrait } from './drawings.js';
import type { Species } from './species.js';

/** What a face is drawn from; a pet that is not stored yet has no id. */
export interface Face {
  id: number;
  species: Species;
  breed?: string | null | undefined;
  portrait?: Portrait | null | undefined;
  /** The id of a coat; one that the drawing does not have counts as not chosen. */
  coat?: string | null | undefined;
}

const BY_SPECIES: Record<Exclude<Species, 'altro'>, Portrait> = {
  cane: 'dog',
  gatto: 'cat',
  coniglio: 'rabbit',
  uccello: 'bird',
};

/** What owners give as the breed of an animal whose kind is not one of our species. */
const KINDS: readonly (readonly [Portrait, RegExp])[] = [
  ['guinea-pig', /\b(cavi[ae]|guinea ?pigs?|porcellin[oi] d'india)\b/],
  [
    'hamster',
    /\b(hamsters?|cricet[oi]|roborovski|gerbill?[aeios]*|mouse|topo|topolino|rat|ratto)\b/,
  ],
  ['tortoise', /\b(tartarug[ah]e?|testuggin[ei]|tortoises?|turtles?|terrapins?)\b/],
  ['hedgehog', /\b(ricci[oa]?|hedgehogs?)\b/],
  ['ferret', /\b(furett[oi]|ferrets?)\b/],
  ['rabbit', /\b(conigli[oa]?|rabbits?)\b/],
  ['bird', /\b(gallin[ae]|hens?|chickens?|pappagall[oi]|parrots?)\b/],
];

/**
 * What the breed or a colour in it says about the coat; the first one that the drawing has is used.
 */
const COLOURS: readonly (readonly [id: string, RegExp])[] = [
  ['siamese', /siamese|siames|point|ragdoll|birman|himalay|sacro di birmania/],
  ['calico', /calico|tricolou?r|tortie|tortoiseshell|tartarugat|scaglia|squama/],
  ['tricolour', /tricolou?r|beagle|bernes|bovaro|basset/],
  ['spotted', /spotted|maculat|macchi|dalmat|bengal|ocicat|english spot|setter|pointer/],
  ['black', /black|\bner[oaie]\b|bombay|schwarz|rottweiler|dobermann?/],
  ['ginger', /ginger|orange|\bross[oa]\b|\bred\b|arancio/],
  ['red', /ginger|\bross[oa]\b|\bred\b|setter irlandese|vizsla|shiba|spitz|pomerania/],
  ['chestnut', /chestnut|chocolate|cioccolat|marrone|brown|castan|dachshund|bassotto/],
  ['hazel', /hazel|brown|marrone|castan|agouti|lepre/],
  ['brown', /brown|marrone|castan/],
  ['blue', /\bblue?\b|russian|certosin|chartreux|british|\bblu\b|budgie|cocorita/],
  ['grey', /gr[ea]y|grigi|silver|argento|schnauzer|weimaraner|husky|cenerino/],
  ['snow', /white|\bbianc[oa]\b|maltes|samoied|samoyed|angora/],
  ['golden', /golden|labrador|retriever|dorat/],
  ['yellow', /yellow|giall|canar/],
  ['cockatiel', /cockatiel|calopsit/],
  ['peach', /lovebird|inseparabil|agapornis/],
  ['green', /green|\bverde\b|parrocchett|parakeet/],
  ['fawn', /fawn|fulv|thuringen/],
  ['cream', /cream|crema|beige|champagne|albin/],
  ['sand', /tabby|tigrat|soriano|europe|shorthair|maine coon|norveges|siberian/],
];

const wordsOf = ({ breed }: Face): string => (breed ?? '').toLowerCase();

/** The chosen drawing; otherwise the one for the species and breed. */
export function portraitOf(face: Face): Portrait {
  if (face.portrait) return face.portrait;
  if (face.species !== 'altro') return BY_SPECIES[face.species];
  const words = wordsOf(face);
  return KINDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other';
}

/** The chosen coat; otherwise the one that the breed suggests; otherwise one picked per pet. */
export function coatOf(face: Face): Coat {
  const coats = COATS[portraitOf(face)];
  const words = wordsOf(face);
  const told = COLOURS.filter(([, pattern]) => pattern.test(words)).map(([id]) => id);
  const found = [face.coat, ...told].flatMap((id) => coats.filter((coat) => coat.id === id));
  const own = coats[face.id % coats.length] ?? coats[0];
  const coat = found[0] ?? own;
  if (!coat) throw new Error('a drawing without a coat');
  return coat;
}

export const COAT_IDS: readonly string[] = [
  ...new Set(PORTRAITS.flatMap((portrait) => COATS[portrait].map(({ id }) => id))),
];
