import { button, heading, text, type Template } from '../content.js';

export const passwordChanged: Template<'password-changed'> = (data, say) => ({
  subject: 'La tua password è stata cambiata',
  preheader: 'Se sei stato tu, va tutto bene.',
  blocks: [
    heading('La tua password è stata cambiata'),
    text(
      `Ciao ${data.name}, la password del tuo account Zampa è stata appena cambiata e tutti gli altri dispositivi sono stati disconnessi.`,
    ),
    text(
      "Se non sei stato tu, chiedi subito una nuova password dal modulo di accesso: l'email arriva a questo indirizzo.",
    ),
    button('Vai al tuo profilo', say.page('profile')),
  ],
  why: 'Ricevi questa email perché la password del tuo account Zampa è stata cambiata.',
});
