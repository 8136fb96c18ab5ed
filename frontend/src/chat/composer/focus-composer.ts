import { currentTexts } from '../../shared/texts';

/** Moves the focus to the composer, for a control that is about to disappear. */
export const focusComposer = (): void =>
  document
    .querySelector<HTMLElement>(`[aria-label="${currentTexts().chat.composer.label}"]`)
    ?.focus();
