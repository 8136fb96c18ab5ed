import type { DiaryEntry } from '@contract/diary';
import { titleOf } from '../../shared/entry-title';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts/pages';

export const EntryTitle = ({ entry }: { entry: DiaryEntry }) =>
  titleOf(entry, useTexts().diary, useLanguage());
