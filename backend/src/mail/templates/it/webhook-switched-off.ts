import { button, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const webhookSwitchedOff: Template<'webhook-switched-off'> = (data, say) => ({
  subject: 'Un tuo webhook è stato disattivato',
  preheader: `${data.host} non risponde da un giorno.`,
  blocks: [
    heading('Il tuo webhook non risponde più'),
    text(
      `${greet('Ciao', data.name)}, per un giorno intero nessuna chiamata al tuo webhook su ${data.host} è andata a buon fine, quindi lo abbiamo disattivato. Tutto il resto continua come sempre.`,
    ),
    text(
      'Nel profilo trovi ogni chiamata con la sua risposta. Quando dalla tua parte tutto funziona di nuovo, riattiva lì il webhook e invia di nuovo le chiamate non riuscite. Ciò che accade mentre è disattivato non viene inviato in seguito.',
    ),
    button('Guarda che cosa è successo', say.page('profile')),
  ],
  why: 'Ricevi questa email perché hai impostato un webhook nel tuo account Zampa.',
});
