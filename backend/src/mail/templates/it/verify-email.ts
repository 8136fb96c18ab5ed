import { button, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const verifyEmail: Template<'verify-email'> = (data) => ({
  subject: 'Conferma il tuo indirizzo email',
  preheader: 'Un clic, e il tuo account è più sicuro.',
  blocks: [
    heading('È il tuo indirizzo?'),
    text(
      `${greet('Ciao', data.name)}, benvenuto su Zampa. Conferma che questo indirizzo è tuo: così, qualunque cosa succeda, potrai rientrare nel tuo account via email.`,
    ),
    text(
      'Il link funziona una sola volta, per 24 ore. Se non ti sei registrato su Zampa, non devi fare nulla.',
    ),
    button('Conferma il mio indirizzo', data.url),
  ],
  why: 'Ricevi questa email perché qualcuno si è registrato su Zampa con questo indirizzo.',
});
