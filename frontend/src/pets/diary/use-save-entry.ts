import { type DiaryEntry, type DiaryKind, type DiaryUnit } from '@contract/diary';
import { useState, type SyntheticEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { hasCode } from '../../shared/api';
import { diaryFailure } from '../../shared/diary-failure';
import { useSubmit } from '../../shared/form';
import { useTexts } from '../../shared/texts/pages';
import { toastError } from '../../shared/ui/notices.store';
import { rememberUnit } from '../../shared/units';
import { toldBy, type EntryValues, type Told } from './entry-values';

/** What has to be answered before an entry is stored. */
export type EntryQuestion =
  /** The amount fits this unit better. */
  | { unit: DiaryUnit }
  /** Another tab or device changed the entry in the meantime. */
  | { newer: DiaryEntry };

interface Saving {
  kind: DiaryKind;
  form: UseFormReturn<EntryValues>;
  /** That of the entry that was changed; undefined for a new one. */
  version: number | undefined;
  save: (told: Told, version?: number) => Promise<DiaryEntry>;
  onSaved: (entry: DiaryEntry) => void;
}

/** Saves an entry, and asks where the server has doubts. Nothing that was typed is lost. */
export const useSaveEntry = ({ kind, form, version: base, save, onSaved }: Saving) => {
  const { diary } = useTexts();
  const [question, setQuestion] = useState<EntryQuestion | null>(null);

  const showFaults = (fields: Record<string, string>): void => {
    const { at, text, value, minutes, kcalPer100g } = diary.invalid;
    const messages = { at, text, value, minutes, kcalPer100g };
    const names = Object.keys(fields).map((name) => (name === 'unit' ? 'value' : name));
    const known = names.filter((name): name is keyof typeof messages => name in messages);
    for (const name of known) form.setError(name, { message: messages[name] });
    if (known.length === 0) toastError(diary.failed);
  };
  const refuse = (error: unknown): void => {
    if (hasCode(error, 'IMPLAUSIBLE_AMOUNT')) {
      const unit = error.body?.suggestedUnit;
      if (unit === undefined) form.setError('value', { message: diary.invalid.amount });
      else setQuestion({ unit });
    } else if (hasCode(error, 'CHANGED_ELSEWHERE') && error.body?.entry) {
      setQuestion({ newer: error.body.entry });
    } else if (hasCode(error, 'VALIDATION_FAILED')) {
      showFaults(error.body?.fields ?? {});
    } else {
      toastError(diaryFailure(error));
    }
  };
  const send = async (values: EntryValues, version = base): Promise<void> => {
    setQuestion(null);
    try {
      const saved = await save(toldBy(kind, values), version);
      if (values.unit !== '') rememberUnit(kind, values.unit);
      onSaved(saved);
    } catch (error) {
      refuse(error);
    }
  };
  const onSubmit = useSubmit(form, (values) => send(values));

  /** Saves again with the unit that fits. */
  const takeUnit = (event: SyntheticEvent, unit: DiaryUnit): void => {
    form.setValue('unit', unit);
    onSubmit(event);
  };
  return {
    question,
    onSubmit,
    takeUnit,
    overwrite: (version: number) => send(form.getValues(), version),
  };
};
