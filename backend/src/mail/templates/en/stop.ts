import { button, text, type Block } from '../content.js';

/** What a reader can do about a change that was not theirs. */
export const stop = (url: string): Block[] => [
  text(
    "If it wasn't you, take your account back: it keeps this address, all devices are signed out, and you choose a new password. The link works once, for 7 days.",
  ),
  button("It wasn't me", url),
];
