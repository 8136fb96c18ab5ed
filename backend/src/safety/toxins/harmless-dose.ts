import type { Language } from '../../contract/languages.js';
import { WATCH } from './advice.data.js';
import { assessToxins, type ToxinQuestion } from './assess-toxins.js';
import { ASSUMED } from './explain.js';

/**
 * What to tell an owner whose animal took a single toxic substance in a dose too low to make it ill:
 * the dose, what was assumed, and what to watch for. `null` otherwise, also if the weight or the
 * amount is unknown. Boundaries and sources as in `assessToxins`.
 */
export function harmlessDose(question: ToxinQuestion, language: Language): string | null {
  const [found, ...others] = assessToxins(question).filter(({ isTold }) => isTold);
  if (!found?.dose || others.length > 0 || found.level !== 'none') return null;
  const { dose, assumed } = found;
  if (assumed.some((one) => one !== 'strength')) return null;
  return [dose, ...assumed.map((one) => ASSUMED[one]), WATCH]
    .map((text) => text[language])
    .join(' ');
}
