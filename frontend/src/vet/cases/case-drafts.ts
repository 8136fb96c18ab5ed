import { forgetTabDraft } from '../../shared/tab-draft';

export const messageDraft = (id: number): string => `case-message.${id}`;

export const adviceDraft = (id: number): string => `case-advice.${id}`;

/** Call when a case is no longer this vet's to write in. */
export const forgetDrafts = (id: number): void => {
  forgetTabDraft(messageDraft(id));
  forgetTabDraft(adviceDraft(id));
};
