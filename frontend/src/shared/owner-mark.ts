import { store } from './storage';

/** Also read by `public/theme.js`, before the first paint. */
const KEY = 'zampa.owner';

/** The first page speaks to strangers again, until it is known who is here. */
export const showStranger = (): void => {
  delete document.documentElement.dataset['owner'];
};

/** Somebody was signed in here at the last visit, and may well be now. */
export const isOwnerMarked = (): boolean => 'owner' in document.documentElement.dataset;

/** Remembers, for the next visit's first paint, whether somebody is signed in in this browser. */
export const markOwner = (signedIn: boolean): void => {
  store('local', KEY, signedIn ? 'yes' : null);
  if (signedIn) document.documentElement.dataset['owner'] = '';
  else showStranger();
};
