import type { DiaryEntry } from '@contract/diary';
import type { Language } from '@contract/languages';
import { formatNumber } from '../../shared/format';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts';
import type { Texts } from '../../shared/texts/en';

/** An entry in a few words, such as "4.1 kg" or "Vomited, mild". */
export const titleOf = (entry: DiaryEntry, diary: Texts['diary'], language: Language): string => {
  const { kind, value, unit, text, severity } = entry;
  const amount =
    value === undefined || unit === undefined
      ? null
      : `${formatNumber(value, language)} ${diary.units[unit]}`;
  const words = [text ?? null, severity ? diary.severities[severity].toLowerCase() : null, amount];
  const told = words.filter((part) => part !== null).join(', ');
  return told === '' ? diary.kinds[kind] : told.charAt(0).toUpperCase() + told.slice(1);
};

export const EntryTitle = ({ entry }: { entry: DiaryEntry }) =>
  titleOf(entry, useTexts().diary, useLanguage());
