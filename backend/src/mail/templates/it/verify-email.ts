import { button, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const verifyEmail: Template<'verify-email'> = (data) => ({
  subject: 'Conferma il tuo indirizzo email',
  preheader: 'Basta un clic per un account più sicuro.',
  blocks: [
    heading('Conferma la tua email'),
    text(
      `${greet('Ciao', data.name)}, ti diamo il benvenuto su Zampa. Conferma che questo indirizzo è tuo: così, qualunque cosa succeda, potrai rientrare nel tuo account via email.`,
    ),
    text(
      'Il link funziona una sola volta, per 24 ore. Se non hai creato tu un account su Zampa, ignora questa email.',
    ),
    button('Conferma il mio indirizzo', data.url),
  ],
  why: 'Ricevi questa email perché qualcuno si è registrato su Zampa con questo indirizzo.',
});
