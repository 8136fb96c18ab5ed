import { heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const accountRemoved: Template<'account-removed'> = (data) => ({
  subject: 'Il tuo account è stato eliminato',
  preheader:
    'I profili dei tuoi animali e le conversazioni sono stati eliminati, come hai chiesto.',
  blocks: [
    heading('Il tuo account è stato eliminato'),
    text(
      `${greet('Ciao', data.name)}, il tuo account Zampa è stato appena eliminato, insieme ai profili dei tuoi animali e a tutte le conversazioni. Un eventuale abbonamento termina subito e non ti verrà addebitato altro.`,
    ),
    text(
      "Le copie nei nostri backup vengono sovrascritte entro 90 giorni. Conserviamo solo le fatture di quanto hai pagato, come richiede la legge fiscale, e, se hai usato un'offerta, per due anni un codice che lo indica senza il tuo nome. Grazie per il tempo passato con noi, e una carezza ai tuoi animali.",
    ),
  ],
  why: 'Ricevi questa email perché il tuo account Zampa è stato eliminato.',
});
