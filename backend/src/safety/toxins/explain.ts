import type { DoseLevel } from '../../contract/chat.js';
import { CANNOT_VOMIT, type Kind } from '../kind.js';
import type { Text } from '../rule.js';
import { WATCH } from './advice.data.js';
import type { Assumption } from './eaten.js';
import type { DoseRow, Source, Substance } from './toxin.js';

interface Facts {
  level: DoseLevel;
  mgPerKg: number | null;
  row: DoseRow;
  assumed: readonly Assumption[];
  kind: Kind;
}

const MEANING: Record<DoseLevel, Text> = {
  none: { en: 'below the doses that make animals ill', it: 'sotto le dosi che fanno ammalare' },
  mild: { en: 'enough to make an animal ill', it: 'abbastanza per far ammalare un animale' },
  severe: { en: 'a dangerous dose', it: 'una dose pericolosa' },
  'lethal-risk': { en: 'a dose that can kill', it: 'una dose che può uccidere' },
};
const STRENGTH: Text = {
  en: 'Its size or strength is assumed: check the packet.',
  it: 'Peso o concentrazione sono presunti: controlla la confezione.',
};
export const ASSUMED: Record<Assumption, Text> = {
  amount: {
    en: 'The amount is not known, so the worst case is assumed.',
    it: 'La quantità non è nota, quindi si considera il caso peggiore.',
  },
  weight: {
    en: 'The body weight is not known, so the worst case is assumed.',
    it: 'Il peso non è noto, quindi si considera il caso peggiore.',
  },
  strength: STRENGTH,
};

function figure(value: number, language: 'en' | 'it'): string {
  const [amount, unit] = value >= 1000 ? [value / 1000, 'g/kg'] : [value, 'mg/kg'];
  const digits = amount < 1 ? 3 : amount < 10 ? 1 : 0;
  const rounded = String(Number(amount.toFixed(digits)));
  return `${language === 'it' ? rounded.replace('.', ',') : rounded} ${unit}`;
}

function doseText(substance: Substance, mgPerKg: number, level: DoseLevel): Text {
  const { en, it } = MEANING[level];
  return {
    en: `About ${figure(mgPerKg, 'en')} of ${substance.name.en}: ${en}.`,
    it: `Circa ${figure(mgPerKg, 'it')} di ${substance.name.it}: ${it}.`,
  };
}

const IN_WATER: ReadonlySet<Kind> = new Set(['fish', 'amphibian']);

/** In fish and amphibians, nobody would see vomiting. */
const onsetFor = (kind: Kind, substance: Substance, row: DoseRow): Text =>
  (IN_WATER.has(kind) ? substance.inWater?.onset : undefined) ??
  (CANNOT_VOMIT.has(kind) || IN_WATER.has(kind) ? substance.onsetWithoutVomiting : undefined) ??
  row.onset ??
  substance.onset;

interface Explanation {
  reasons: Text[];
  /** One of the reasons: the dose, if it can be computed. */
  dose: Text | null;
  actions: Text[];
  donts: Text[];
  sources: Source[];
}

/**
 * Reasons (why, dose, what was assumed, onset and signs), actions, don'ts and sources of a finding.
 */
export function explain(
  substance: Substance,
  { row, level, mgPerKg, assumed, kind }: Facts,
): Explanation {
  const isCounted =
    mgPerKg !== null && mgPerKg > 0 && Math.max(row.mild, row.severe) > 0 && !row.perAnimal;
  const isTold = isCounted && row.severe !== Infinity;
  const dose = isTold ? doseText(substance, mgPerKg, level) : null;
  return {
    dose,
    reasons: [
      (IN_WATER.has(kind) ? substance.inWater?.reason : undefined) ??
        row.reason ??
        substance.reason,
      ...(dose ? [dose] : []),
      ...assumed.map((one) => ASSUMED[one]),
      onsetFor(kind, substance, row),
    ],
    actions: level === 'none' ? [WATCH] : [...(row.actions ?? substance.actions)],
    donts: [...(row.donts ?? substance.donts)],
    sources: [...new Set([row.source, ...substance.sources])],
  };
}
