/** Products that work against fleas or ticks and against worms, by their leaflets. */
const BOTH = [
  'advocate',
  'advantage multi',
  'bravecto (?:plus|tri ?uno)',
  'broadline',
  'credelio plus',
  'nexgard (?:combo|spectra)',
  'revolution',
  'simparica trio',
  'stronghold',
];

const WORMS = ['drontal', 'milbemax', 'milpro', 'panacur', 'profender'];

const FLEAS = [
  'advantage',
  'advantix',
  'bravecto',
  'capstar',
  'comfortis',
  'credelio',
  'effipro',
  'foresto',
  'frontline',
  'nexgard',
  'scalibor',
  'seresto',
  'simparica',
  'vectra',
];

const HEARTWORM = ['heartgard'];

const anyOf = (...names: string[]): RegExp =>
  new RegExp(String.raw`\b(?:${names.join('|')})\b`, 'iu');

export const AGAINST_WORMS = anyOf(...BOTH, ...WORMS);

/** Or ticks. */
export const AGAINST_FLEAS = anyOf(...BOTH, ...FLEAS);

/** All, by their whole name. */
export const PARASITE_PRODUCTS = anyOf(...BOTH, ...WORMS, ...FLEAS, ...HEARTWORM);
