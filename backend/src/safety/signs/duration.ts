const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  couple: 2,
  few: 3,
  several: 3,
  un: 1,
  una: 1,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  sei: 6,
  sette: 7,
  otto: 8,
  nove: 9,
  dieci: 10,
  dodici: 12,
  paio: 2,
  alcuni: 3,
  alcune: 3,
  qualche: 3,
  parecchi: 3,
  diversi: 3,
  mezza: 0.5,
  half: 0.5,
};
const HOURS: readonly (readonly [RegExp, number])[] = [
  [/^(?:h|hs|hrs?|hours?|or[ae])$/, 1],
  [/^(?:days?|giorn[oi]|gg)$/, 24],
  [/^(?:nights?|nott[ei])$/, 10],
  [/^(?:weeks?|settiman[ae])$/, 168],
  [/^(?:months?|mes[ei])$/, 720],
];
const COUNTED =
  /\b(\d+(?:[.,]\d+)?|[a-z]+) ?(?:di |of |or so )?(h|hs|hrs?|hours?|ore|ora|days?|giorn[oi]|gg|nights?|nott[ei]|weeks?|settiman[ae]|months?|mes[ei])\b(?! (?:old|di vita|di eta))/g;
/** An age: "she is 12 weeks and pees everywhere", "ha 3 mesi". */
const AGE =
  /\b(?:(?:he|she)(?:'?s| is)|(?!(?:this|that|it|today|now|which|there)\b)\w+ is|ha) (?:only |just |about |almost |nearly |solo |quasi |circa )?(?:\d+|[a-z]+) (?:weeks?|months?|settimane|mesi)\b(?! (?:now|since|after|post|into|without|that|pregnant|di gravidanza|che|senza))/g;
const NAMED: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:since|from|after|by) (?:last night|yesterday|this morning|breakfast|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the weekend)\b/,
    12,
  ],
  [
    /\b(?:all (?:day|night|morning|weekend)|overnight|for days|for ages|last night|yesterday|whole day|entire day|last (?:ate|pooed|peed)[^.?!]{0,20}(?:yesterday|last night))\b/,
    12,
  ],
  [
    /\b(?:da|d'|dall') ?(?:ieri|l'altro ieri|altro ieri|stamattina|stanotte|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|giorni)\b/,
    12,
  ],
  [
    /\b(?:tutto il giorno|tutta la (?:notte|giornata|mattina)|stanotte|stamattina|ieri(?: sera)?|ier sera|l'altro ieri|da stamani)\b/,
    12,
  ],
];

/** The longest time that a folded question mentions, in hours; 0 if none. */
export function hoursIn(text: string): number {
  const named = NAMED.filter(([pattern]) => pattern.test(text)).map(([, hours]) => hours);
  const counted = Array.from(
    text.replace(AGE, ' ').matchAll(COUNTED),
    ([, amount = '', unit = '']) => {
      const count = NUMBERS[amount] ?? Number(amount.replace(',', '.'));
      const hours = HOURS.find(([pattern]) => pattern.test(unit))?.[1] ?? 0;
      return Number.isFinite(count) ? count * hours : 0;
    },
  );
  return Math.max(0, ...named, ...counted);
}
