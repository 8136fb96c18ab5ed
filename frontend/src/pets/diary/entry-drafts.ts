import { MEASURED_KINDS, type DiaryKind } from '@contract/diary';
import { newValues, type EntryValues } from './entry-values';

/** What was typed into a new entry before its kind was changed. */
export interface EntryDrafts extends Partial<Record<DiaryKind, EntryValues>> {
  /** The same for all kinds that have them. */
  shared?: Pick<EntryValues, 'text' | 'at'>;
}

const hasText = (kind: DiaryKind): boolean => !MEASURED_KINDS.includes(kind);

/** The values with which the form of a kind begins. */
export const draftOf = (
  { shared, ...drafts }: EntryDrafts,
  kind: DiaryKind,
  weight: string | null,
): EntryValues => {
  const values = drafts[kind] ?? newValues(kind, weight);
  return { ...values, ...shared, ...(!hasText(kind) && { text: '' }) };
};

export const withDraft = (
  drafts: EntryDrafts,
  kind: DiaryKind,
  values: EntryValues,
): EntryDrafts => {
  const text = hasText(kind) ? values.text : (drafts.shared?.text ?? '');
  return { ...drafts, [kind]: values, shared: { text, at: values.at } };
};
