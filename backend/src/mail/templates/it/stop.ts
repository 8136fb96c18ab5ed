import { button, text, type Block } from '../content.js';

/** What a reader can do about a change that was not theirs. */
export const stop = (url: string): Block[] => [
  text(
    'Se la modifica non è tua, riprendi il controllo del tuo account: mantiene questo indirizzo, tutti i dispositivi vengono disconnessi e scegli una nuova password. Il link funziona una sola volta, per 7 giorni.',
  ),
  button('Non è una mia modifica', url),
];
