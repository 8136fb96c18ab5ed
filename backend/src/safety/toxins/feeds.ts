const ENGLISH = ['feed', 'feeds', 'food', 'nuts', 'cake', 'cubes', 'pellets', 'mash', 'mix'].concat(
  ['crumb*', 'starter', 'grower', 'finisher', 'scratch', 'muesli', 'concentrate*'],
);
const ITALIAN = ['mangim*', 'becchim*', 'pellet', 'pastone', 'granaglie', 'nucleo', 'fioccato'];

const listed = (names: string): string[] => names.split(', ').filter(Boolean);

/** Salt that is hung up for animals to lick, in English and Italian. */
export const SALT_TO_LICK = [
  listed('salt lick*, salt block*, salt stone*, salt wheel*'),
  listed(
    'blocco di sale, blocchi di sale, rullo di sale, rulli di sale, pietra di sale, pietre di sale, sale pastorizio, il sale pastorizio, sale minerale, il sale minerale, del sale minerale, sali minerali',
  ),
] as const;
const MINERALS = [
  ['mineral*', 'lick', 'block', 'blocks', 'bolus*', ...SALT_TO_LICK[0]],
  ['minerali', 'integrator*', 'boli', 'bolo', ...SALT_TO_LICK[1]],
] as const;
const TO = [
  'delle',
  'dei',
  'degli',
  'della',
  'del',
  'di',
  'per',
  'per le',
  'per i',
  'per gli',
  'da',
];

/** The animals that a feed is made for, in English and Italian, as in a substance's names. */
export type FeedEaters = readonly [english: string, italian: string];

const named =
  (english: readonly string[], italian: readonly string[]) =>
  ([eaters, mangiatori]: FeedEaters): string[] => [
    ...listed(eaters).flatMap((of) =>
      english.flatMap((feed) => [`${of} ${feed}`, `${of} s ${feed}`]),
    ),
    ...listed(mangiatori).flatMap((of) =>
      italian.flatMap((feed) => TO.map((to) => `${feed} ${to} ${of}`)),
    ),
  ];

/** Names for a substance: "cow's cake", "mangime per mucche". */
export const feedOf = named(ENGLISH, ITALIAN);
/** As `feedOf`, with licks and minerals. */
export const feedAndMineralsOf = named([...ENGLISH, ...MINERALS[0]], [...ITALIAN, ...MINERALS[1]]);

const anyOf = (words: readonly string[]): string =>
  words.join('|').replaceAll('*', String.raw`\w*`);

/** Parts of patterns for folded text: the feed itself, without whose it is. */
export const LICK_WORDS = `${anyOf(SALT_TO_LICK[0])}|mineral (?:lick|block)s?`;
export const LECCHI = anyOf(SALT_TO_LICK[1]);
export const FEED_WORDS = `${anyOf([...ENGLISH, ...MINERALS[0]])}|biscuits|kibble`;
export const MANGIMI = `${anyOf([...ITALIAN, ...MINERALS[1]])}|cibo|crocchette`;
