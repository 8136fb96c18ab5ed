import { button, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const resetPassword: Template<'reset-password'> = (data) => ({
  subject: 'Scegli una nuova password',
  preheader: 'Il link funziona una sola volta, per 30 minuti.',
  blocks: [
    heading('Scegli una nuova password'),
    text(
      `${greet('Ciao', data.name)}, qualcuno ha chiesto una nuova password per il tuo account Zampa, molto probabilmente tu.`,
    ),
    text(
      "Il link funziona una sola volta, per 30 minuti. Quando imposti la nuova password, tutti i dispositivi vengono disconnessi, e i token API, l'indirizzo del calendario, le notifiche e i webhook smettono di funzionare. Se non l'hai chiesta tu, ignora questa email: la tua password non cambia.",
    ),
    button('Scegli una nuova password', data.url),
  ],
  why: 'Ricevi questa email perché su Zampa è stata chiesta una nuova password.',
});
