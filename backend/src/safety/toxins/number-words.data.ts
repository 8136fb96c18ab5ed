const IT_UNITS = ['uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove'];
const IT_TENS: readonly (readonly [string, number])[] = [
  ['venti', 20],
  ['trenta', 30],
  ['quaranta', 40],
  ['cinquanta', 50],
  ['sessanta', 60],
  ['settanta', 70],
  ['ottanta', 80],
  ['novanta', 90],
];

/** "ventuno", "venticinque": before "uno" and "otto" the tens lose their final vowel. */
const italian = IT_TENS.flatMap(([tens, value]) =>
  IT_UNITS.map((unit, index): [string, number] => [
    `${/^[uo]/.test(unit) ? tens.slice(0, -1) : tens}${unit}`,
    value + index + 1,
  ]),
);
const IT_HUNDREDS: readonly (readonly [string, number])[] = [
  ['cento', 100],
  ...IT_UNITS.slice(1).map((unit, index) => [`${unit}cento`, 200 + index * 100] as const),
];
const IT_THOUSANDS: readonly (readonly [string, number])[] = [
  ['mille', 1000],
  ...IT_UNITS.slice(1).map((unit, index) => [`${unit}mila`, 2000 + index * 1000] as const),
  ['diecimila', 10_000],
  ['ventimila', 20_000],
  ['cinquantamila', 50_000],
  ['centomila', 100_000],
];
/** "Centocinquanta", "milleduecento": what medicines are dosed in. */
const italianLarge = [
  ...IT_HUNDREDS.flatMap(([hundreds, value]) =>
    IT_TENS.map(([tens, more]): [string, number] => [`${hundreds}${tens}`, value + more]),
  ),
  ...IT_THOUSANDS.slice(0, 9).flatMap(([thousands, value]) =>
    IT_HUNDREDS.map(([hundreds, more]): [string, number] => [
      `${thousands}${hundreds}`,
      value + more,
    ]),
  ),
];
const words = (names: string, from: number, step = 1): [string, number][] =>
  names.split(' ').map((name, index) => [name, from + index * step]);

/** Numbers in words, English and Italian, with fractions. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map<string, number>([
  ...words('one two three four five six seven eight nine ten eleven twelve thirteen fourteen', 1),
  ...words('fifteen sixteen seventeen eighteen nineteen', 15),
  ...words('twenty thirty forty fifty sixty seventy eighty ninety hundred', 20, 10),
  ...words('uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici', 1),
  ...words('quattordici quindici sedici diciassette diciotto diciannove', 14),
  ...IT_TENS,
  ...italian,
  ...IT_HUNDREDS,
  ...IT_THOUSANDS,
  ...italianLarge,
  ['thousand', 1000],
  ['a', 1],
  ['an', 1],
  ['un', 1],
  ['una', 1],
  ['single', 1],
  ['couple', 2],
  ['paio', 2],
  ['both', 2],
  ['decina', 10],
  ['dozen', 12],
  ['dozzina', 12],
  ['ventina', 20],
  ['trentina', 30],
  ['half', 0.5],
  ['mezzo', 0.5],
  ['mezza', 0.5],
  ['mezz', 0.5],
  ['meta', 0.5],
  ['½', 0.5],
  ['third', 1 / 3],
  ['thirds', 1 / 3],
  ['terzo', 1 / 3],
  ['terzi', 1 / 3],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
  ['quarter', 0.25],
  ['quarters', 0.25],
  ['quarto', 0.25],
  ['quarti', 0.25],
  ['¼', 0.25],
  ['¾', 0.75],
]);
