import type { Dose, TriageLevel } from '../../contract/chat.js';
import type { Language } from '../../contract/languages.js';
import type { Species } from '../../contract/species.js';
import type { Text } from '../rule.js';
import { assessToxins } from './assess-toxins.js';

/** A substance that an animal has taken in, or may take in. */
export interface TakenSubstance {
  /** A food, plant, medicine or product, in English or Italian: "dark chocolate", "giglio". */
  substance: string;
  /** In the same languages: "20 g", "2 tablets of 400 mg"; `null` when unknown. */
  amount: string | null;
  species: Species;
  /** kg; `null` when unknown, which counts as the worst plausible one. */
  weightKg: number | null;
}

/** What the rules for poisons say about it. */
export interface CheckedDose extends Dose {
  triage: TriageLevel;
  reasons: string[];
  actions: string[];
  donts: string[];
  /** Publishers of the boundaries. */
  sources: string[];
}

/**
 * The toxic substances in what an animal takes in, each with its dose in mg/kg; the worst first. An
 * empty list proves nothing: the rules may not know the substance. Boundaries and sources as in
 * `assessToxins`.
 */
export function checkDose(taken: TakenSubstance, language: Language): CheckedDose[] {
  const { substance, amount, species, weightKg } = taken;
  const text = `The animal ate ${amount === null ? '' : `${amount} of `}${substance}.`;
  const say = (texts: readonly Text[]) => texts.map((one) => one[language]);
  return assessToxins({ text, species, weightKg }).map((found) => ({
    substance: found.substance,
    mgPerKg: found.mgPerKg,
    level: found.level,
    triage: found.triage,
    reasons: say(found.reasons),
    actions: say(found.actions),
    donts: say(found.donts),
    sources: [...new Set(found.sources.map(({ publisher }) => publisher))],
  }));
}
