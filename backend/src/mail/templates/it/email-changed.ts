import { heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';
import { stop } from './stop.js';

const STRANGER =
  'Se non hai un account Zampa, qualcuno ha inserito il tuo indirizzo per errore: non devi fare nulla.';

export const emailChanged: Template<'email-changed'> = (data) => ({
  subject: 'Il tuo indirizzo email è stato cambiato',
  preheader: 'Se la modifica è tua, va tutto bene.',
  blocks: [
    heading('Il tuo indirizzo email è stato cambiato'),
    text(
      `${greet('Ciao', data.name)}, ora il tuo account Zampa ha un altro indirizzo email. D'ora in poi usa quello per accedere; anche le nostre email arriveranno lì.`,
    ),
    ...(data.url === null ? [text(STRANGER)] : stop(data.url)),
  ],
  why: 'Ricevi questa email perché finora il tuo account Zampa aveva questo indirizzo.',
});
