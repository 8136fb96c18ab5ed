const KG_PER_G = 0.001;
const KG_PER_UNIT: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|kgr?s?|(?:k|ch)il.*)$/i, 1],
  [/^(?:g|gms?|grs?|gram.*)$/i, KG_PER_G],
  [/^(?:lbs?|#|pounds?|libbr[ae])$/i, 0.453_592],
  [/^(?:oz|ounces?|once|oncia)$/i, 0.028_35],
  [/^(?:st|stones?)$/i, 6.350_29],
  [/^(?:ett[io]|hg)$/i, 0.1],
];

/** Grams with a thousands separator, 12.500 or 12,500: nobody weighs 12.5 g to the milligram. */
const GROUPED = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * What no weight in kg is followed by: other scripts, abbreviations without a vowel, other units, ages.
 * Misspelt pounds and ounces are among them: read as kilograms, they would lower a dose.
 */
const OTHER_UNIT =
  /[^\p{Script=Latin}]|^(?:(?!c$)[^aeiouy]{1,4}|.*(?:gram|lit[re]|mete?r).*|pf?[ou]+n?[dt].*|(?:li[bv]r|onc?[iz]|oun|unz|dra[mc]|ton[nes]|quint|zentn|arrob|catt[yi]|carat|hundredw|inch|pollic|milli|centi).*|ton|tael|jin|fe+t|foot|piedi|grain|grani?|ye?a?rs?|y|yo|mon?ths?|mos?|weeks?|days?|hours?|ann[oi]|mes[ei]|settiman[ae]|giorn[oi]|ore)$/iu;

/** "4 1/2 lb", "4 and 1/2 lb", "5 kg e mezzo" */
const HALF = /(\d)(\s*[a-z]*?)\s*(?:½|(?:and |e )?\b1\/2|and a half|e mezzo)/gi;

/** "8/9 kg" */
const SLASHED = /\b(\d+)\/(\d+)(?=\s*(?:kg|[ck]h?il))/gi;

/** A figure (the first of a range), the word after it, and a further part such as "6 oz". */
const FIGURE =
  /(?<!\d\s*)(?<!(?:^|[\d\s])[.,/])(\d+(?:[.,]\d+)?)(?!\s*(?:(?:and|e)\s+\d+\/|\d)|[.,]\d|\/)(?:\s*(?:[-–]|to|or|and|[aeo])\s*\d+(?:[.,]\d+)?)?[\s(-]*(?:(?:ish|odd|circa|ca?|approx|or so)\b[.\s(-]*)?([\p{L}#]*)(?:(?=[.,]?\s*(?:and|e)?\s*(\d+)\s*([a-z]+))|)/giu;

const kgPer = (unit = ''): number => KG_PER_UNIT.find(([pattern]) => pattern.test(unit))?.[1] ?? 0;

/** A stated unit goes before an ordinary word, as in "2 cats, 4 kg each". */
function figureIn(told: string): RegExpExecArray | undefined {
  const figures = [...told.matchAll(FIGURE)];
  const [first] = figures;
  if (first?.[2] === '') return first;
  const measured = figures.find(([, , word]) => kgPer(word) > 0);
  return measured ?? (OTHER_UNIT.test(first?.[2] ?? '') ? undefined : first);
}

/**
 * Body weight in kg from free text such as "12kg", "about 4,5 kg", "26 lb", "10 lb 6 oz" or
 * "1.250 g". A number alone or with an ordinary word, "12 (adult)", counts as kg. `null` if the text
 * contains no plausible weight (0.01 to 150 kg), or only one in an unknown unit: a dose must not be
 * computed for a wrong weight.
 */
export function readWeightKg(text: string | null): number | null {
  const told = (text ?? '')
    .replace(HALF, '$1.5$2')
    .replace(SLASHED, (fraction, from: string, to: string) =>
      Number(from) > 3 && Number(to) > Number(from) ? `${from}-${to}` : fraction,
    );
  const figure = figureIn(told);
  if (!figure) return null;
  const [, digits = '', word, more, part] = figure;
  const before = /([a-z]+)[.:]?\s*$/i.exec(told.slice(0, figure.index))?.[1];
  const unit = kgPer(word) || kgPer(before) || 1;
  const isGrouped = unit === KG_PER_G && GROUPED.test(digits);
  const amount = Number(digits.replace(/[.,]/, isGrouped ? '' : '.'));
  const further = Number(more ?? 0) * kgPer(part);
  const kg = amount * unit + (further < unit ? further : 0);
  return kg >= 0.01 && kg <= 150 ? kg : null;
}
