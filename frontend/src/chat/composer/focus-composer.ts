import { currentTexts } from '../../shared/texts';

/** Brings the focus back to the question being written, for a control that is about to go. */
export const focusComposer = (): void =>
  document
    .querySelector<HTMLElement>(`[aria-label="${currentTexts().chat.composer.label}"]`)
    ?.focus();
