import { MEASURED_KINDS, type DiaryKind } from '@contract/diary';
import { newValues, type EntryValues } from './entry-values';

/** What was typed into new entries that are not saved yet. */
export interface EntryDrafts extends Partial<Record<DiaryKind, EntryValues>> {
  /** What was typed last: it moves along when the kind is changed. */
  shared?: Partial<Pick<EntryValues, 'text' | 'at'>>;
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
  const { at, text } = values;
  const shared = { ...drafts.shared, at, ...(hasText(kind) && { text }) };
  return { ...drafts, [kind]: values, shared };
};

/** The drafts that remain once an entry is saved: its time goes with it, and the text that it had. */
export const withoutDraft = ({ shared, ...drafts }: EntryDrafts, saved: DiaryKind): EntryDrafts => {
  const text = shared?.text ?? '';
  const usedText = hasText(saved) ? text : '';
  const others = Object.entries(drafts).filter(
    ([kind, draft]) => kind !== saved && (usedText === '' || draft.text !== usedText),
  );
  return { ...Object.fromEntries(others), ...(usedText !== text && { shared: { text } }) };
};
