import type { NewDiaryEntry } from '@contract/diary';
import type { Language } from '@contract/languages';
import { formatNumber } from './format';
import type { CareTexts } from './texts/en/care';

type Told = Pick<NewDiaryEntry, 'kind' | 'value' | 'unit' | 'text' | 'severity'>;

/** An entry in a few words, such as "4.1 kg" or "Vomited, mild". */
export const titleOf = (entry: Told, diary: CareTexts['diary'], language: Language): string => {
  const { kind, value, unit, text, severity } = entry;
  const amount =
    value == null || unit == null
      ? null
      : `${formatNumber(value, language)} ${diary.unitOf(unit, value)}`;
  const words = [text ?? null, severity ? diary.severities[severity].toLowerCase() : null, amount];
  const told = words.filter((part) => part !== null).join(', ');
  return told === '' ? diary.kinds[kind] : told.charAt(0).toUpperCase() + told.slice(1);
};
