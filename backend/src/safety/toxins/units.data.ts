import type { CountUnit } from './toxin.js';

const table = <T>(rows: readonly (readonly [string, T])[]): ReadonlyMap<string, T> =>
  new Map(rows.flatMap(([words, value]) => words.split(' ').map((word) => [word, value] as const)));

/** Milligrams. */
export const OUNCE = 28_350;
export const POUND = 453_592;

/** mg in one unit of mass; an IU is one of vitamin D. */
export const MASS_MG = table<number>([
  ['mg mgs milligram milligrams milligrammi milligrammo', 1],
  ['mcg ug micrograms microgrammi', 0.001],
  ['iu ui', 0.000_025],
  ['g gr grs gram grams gramme grammes grammo grammi', 1000],
  ['oz ounce ounces oncia once', OUNCE],
  ['etto etti hg', 100_000],
  ['lb lbs pound pounds libbra libbre', POUND],
  ['kg kgs kilo kilos kili chilo chili chilogrammo chilogrammi kilogram kilograms', 1_000_000],
]);

/** ml in one unit of volume; household measures as commonly sized. */
export const VOLUME_ML = table<number>([
  ['ml mls millilitre millilitres milliliter milliliters millilitri millilitro', 1],
  ['cc', 1],
  ['cl centilitri', 10],
  ['dl', 100],
  ['l litre litres liter liters litro litri', 1000],
  ['drop drops goccia gocce goccio', 0.05],
  ['tsp tsps teaspoon teaspoons teaspoonful teaspoonfuls cucchiaino cucchiaini', 5],
  [
    'tbsp tbsps tbs tablespoon tablespoons tablespoonful spoon spoons spoonful spoonfuls cucchiaio cucchiai cucchiaiata cucchiaiate',
    15,
  ],
  ['sip sips lap laps gulp gulps mouthful mouthfuls sorso sorsi sorsata', 10],
  ['cup cups cupful mug mugs tazza tazze bowl ciotola', 240],
  ['tazzina tazzine shot shots bicchierino bicchierini', 40],
  ['glass glasses bicchiere bicchieri', 200],
  ['can cans lattina lattine', 330],
  ['pint pints', 568],
  ['finger fingers dito dita', 20],
]);

/** Counted units; the plural ones mean nothing without a number. */
export const COUNTS = table<CountUnit>([
  ['bar tavoletta barretta stecca', 'bar'],
  ['bars tavolette barrette stecche', 'bar'],
  ['square squares quadretto quadretti quadratino quadratini cubetto cubetti', 'square'],
  [
    'piece pieces pezzo pezzi pezzetto pezzetti pezzettino pezzettini bit bits chunk chunks gummy gummies candy candies mint mints lozenge lozenges caramella caramelle pralina praline cioccolatino cioccolatini',
    'piece',
  ],
  [
    'tablet tablets tab tabs pill pills capsule capsules caplet caplets compressa compresse cp cpr pastiglia pastiglie pasticca pasticche pillola pillole capsula capsule confetto confetti',
    'tablet',
  ],
  [
    'pack packs packet packets package bag bags box boxes blister blisters jar jars tub tubs tube tubes container confezione confezioni pacchetto pacchetti pacco pacchi sacchetto sacchetti scatola scatole busta buste barattolo barattoli tubetto tubetti flacone flaconi flaconcino boccetta boccette bottle bottles bottiglia bottiglie bottiglietta',
    'pack',
  ],
  ['clove cloves spicchio spicchi', 'clove'],
  ['handful handfuls fistful manciata manciate pugno pugnetto', 'handful'],
  ['leaf leaves petal petals seed seeds foglia foglie foglioline petalo petali seme semi', 'leaf'],
  ['slice slices fetta fette fettina rondella rondelle', 'slice'],
  ['egg eggs uovo uova', 'egg'],
  ['cookie cookies biscuit biscuits biscotto biscotti', 'cookie'],
  [
    'bite bites lick licks morso morsi boccone bocconi crumb crumbs briciola briciole leccata leccate',
    'bite',
  ],
  ['block blocks blocchetto blocchetti blocco panetto panetti cube cubes', 'block'],
  ['sachet sachets bustina bustine', 'sachet'],
  ['bulb bulbs bulbo bulbi grappolo bunch', 'bulb'],
]);

const SINGULAR_E = /^(?:clove|piece|slice|cube|cookie|bite|seme)$/;

/**
 * Several of what can only be counted: "grapes", "acini", "compresse"; of cups and ounces there are
 * parts too.
 */
export function isPlural(word: string): boolean {
  if (MASS_MG.has(word) || (VOLUME_ML.has(word) && !/^(?:drops|gocce)$/.test(word))) return false;
  if (COUNTS.has(word))
    return /[sei]$|^uova$/.test(word) && !SINGULAR.has(word) && !SINGULAR_E.test(word);
  return (
    /[a-z]{3}(?:[^s]s|i)$/.test(word) &&
    !/^(?:degli|dagli|agli|negli|sugli|tutti|suoi|miei)$/.test(word)
  );
}

/** Counted units that state an amount without a number ("the bar", "la confezione"). */
export const SINGULAR = new Set(
  'bar tavoletta barretta stecca pack packet package bag box blister jar tub tube confezione pacchetto pacco sacchetto scatola busta barattolo tubetto flacone handful manciata clove bulb bottle bottiglia can lattina grappolo bunch tazza'.split(
    ' ',
  ),
);

/** After a number they mean time, age, frequency or animals, not an amount. */
export const NO_AMOUNT = new Set(
  'hour hours hr hrs h minute minutes min mins day days week weeks month months year years yr yrs yo am pm time times people dogs cats puppies kittens ora ore oretta minuto minuti giorno giorni settimana settimane mese mesi anno anni volta volte cani gatti cuccioli'.split(
    ' ',
  ),
);
