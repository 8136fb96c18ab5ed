import type { Animal } from '../animals.js';
import type { Text } from '../rule.js';
import { WATCH } from './advice.data.js';
import { SMALLEST_KG, type Assumption } from './dose.js';
import type { DoseLevel, DoseRow, Source, Substance } from './toxin.js';

interface Facts {
  level: DoseLevel;
  mgPerKg: number | null;
  animal: Animal;
  assumed: readonly Assumption[];
  what: Text | undefined;
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
const UNTOLD: Text = {
  en: 'The amount is not known, so the worse case counts.',
  it: 'La quantità non è nota, quindi vale il caso peggiore.',
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

function assumptions({ assumed, what, animal }: Facts): Text[] {
  const told: Text[] = [];
  if (assumed.includes('amount')) {
    told.push(
      what
        ? { en: `Amount not known: counted as ${what.en}.`, it: `Quantità non nota: contata come ${what.it}.` }
        : UNTOLD,
    );
  }
  if (assumed.includes('weight')) {
    const kg = String(SMALLEST_KG[animal]);
    told.push({
      en: `Body weight not known: counted as the smallest adult, ${kg} kg or less.`,
      it: `Peso non noto: contato come l’adulto più piccolo, ${kg.replace('.', ',')} kg o meno.`,
    });
  }
  return assumed.includes('strength') ? [...told, STRENGTH] : told;
}

/** Reasons (why, dose, what was assumed, onset and signs), actions, don'ts and sources of a finding. */
export function explain(
  substance: Substance,
  row: DoseRow,
  facts: Facts,
): { reasons: Text[]; actions: Text[]; donts: Text[]; sources: Source[] } {
  const { level, mgPerKg } = facts;
  const isCounted = mgPerKg !== null && mgPerKg > 0 && Math.max(row.mild, row.severe) > 0 && !row.perAnimal;
  return {
    reasons: [
      row.reason ?? substance.reason,
      ...(isCounted && row.severe !== Infinity ? [doseText(substance, mgPerKg, level)] : []),
      ...assumptions(facts),
      substance.onset,
    ],
    actions: level === 'none' ? [WATCH] : [...substance.actions],
    donts: [...substance.donts],
    sources: [...new Set([row.source, ...substance.sources])],
  };
}
