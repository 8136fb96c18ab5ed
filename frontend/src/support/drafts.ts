import { useSession } from '../shared/session.store';
import { DRAFT_PREFIX, readJson, store } from '../shared/storage';

/** A draft to support, in a conversation or for a new one. */
export interface Draft {
  subject: string;
  text: string;
  /** The id of a failed send, while the words are unchanged: resending delivers them once. */
  clientId?: string;
}

export type DraftPlace = number | 'new';

/** Separate for each user: others may sign in on the same device. */
const keyOf = (place: DraftPlace): string =>
  `${DRAFT_PREFIX}support.${useSession.getState().user?.uid ?? ''}.${place}`;

/** What was typed before a reload. */
export const readDraft = (place: DraftPlace): Draft => {
  const stored = readJson('local', keyOf(place)) as Partial<Draft> | null;
  const { subject = '', text = '', clientId } = stored ?? {};
  return { subject, text, ...(clientId !== undefined && { clientId }) };
};

export const keepDraft = (place: DraftPlace, draft: Draft): void => {
  const empty = draft.subject === '' && draft.text === '';
  store('local', keyOf(place), empty ? null : JSON.stringify(draft));
};

export const forgetDraft = (place: DraftPlace): void => store('local', keyOf(place), null);
