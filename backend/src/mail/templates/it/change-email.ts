import { button, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const changeEmail: Template<'change-email'> = (data) => ({
  subject: 'Conferma il tuo nuovo indirizzo email',
  preheader: 'Fino ad allora resta valido quello vecchio.',
  blocks: [
    heading('Il tuo nuovo indirizzo'),
    text(
      `${greet('Ciao', data.name)}, hai chiesto di usare questo indirizzo per il tuo account Zampa. Conferma che è tuo; fino ad allora resta valido quello vecchio.`,
    ),
    text(
      "Il link funziona una sola volta, per 24 ore. Se non l'hai chiesto tu, ignora questa email.",
    ),
    button('Conferma il mio nuovo indirizzo', data.url),
  ],
  why: 'Ricevi questa email perché questo indirizzo è stato inserito in un account Zampa.',
});
