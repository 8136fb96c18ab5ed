import { heading, text, type Block, type Template } from '../content.js';
import { greet } from '../greet.js';
import { stop } from './stop.js';

/** For the reader of an address that was never confirmed: a stranger or the owner. */
const unconfirmed = (supportEmail: string | null): Block[] => [
  text(
    'Se non hai un account Zampa, qualcuno ha inserito il tuo indirizzo per errore: non devi fare nulla.',
  ),
  text(
    `Se l'account è tuo e non hai cambiato tu l'indirizzo, agisci subito: da un dispositivo su cui hai ancora accesso, apri il tuo profilo e cambia la password, così tutti gli altri dispositivi vengono disconnessi, poi l'indirizzo. Se non hai più accesso da nessun dispositivo, ${
      supportEmail === null
        ? 'può aiutarti solo il gestore di questa installazione'
        : `scrivi a ${supportEmail}`
    }.`,
  ),
];

export const emailChanged: Template<'email-changed'> = (data, say) => ({
  subject: 'Il tuo indirizzo email è stato cambiato',
  preheader: 'Se la modifica è tua, va tutto bene.',
  blocks: [
    heading('Il tuo indirizzo email è stato cambiato'),
    text(
      `${greet('Ciao', data.name)}, ora il tuo account Zampa ha un altro indirizzo email. D'ora in poi usa quello per accedere; anche le nostre email arriveranno lì.`,
    ),
    ...(data.url === null ? unconfirmed(say.supportEmail) : stop(data.url)),
  ],
  why: 'Ricevi questa email perché finora il tuo account Zampa aveva questo indirizzo.',
});
