import { store } from './storage';

/** Also read by `public/theme.js`, before the first paint. */
const KEY = 'zampa.owner';

/** Has the home page address strangers again, until it is known who is here. */
export const showStranger = (): void => {
  delete document.documentElement.dataset['owner'];
};

/** Whether someone was signed in here at the last visit, and may well be now. */
export const isOwnerMarked = (): boolean => 'owner' in document.documentElement.dataset;

/** Remembers whether someone is signed in to this browser, for the next visit's first paint. */
export const markOwner = (signedIn: boolean): void => {
  store('local', KEY, signedIn ? 'yes' : null);
  if (signedIn) document.documentElement.dataset['owner'] = '';
  else showStranger();
};
