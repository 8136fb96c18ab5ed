import { readStored, SINGLE_KEYS_KEY, tryToStore } from '../../shared/storage';

/** The choice until the page is left, if the browser does not store it. */
let unstored: boolean | null = null;

/** Whether single keys act: dictation software may press some that nobody meant (WCAG 2.1.4). */
export const singleKeysAct = (): boolean =>
  unstored ?? readStored('local', SINGLE_KEYS_KEY) !== 'off';

export const switchSingleKeys = (on: boolean): void => {
  unstored = tryToStore('local', SINGLE_KEYS_KEY, on ? null : 'off') ? null : on;
};
