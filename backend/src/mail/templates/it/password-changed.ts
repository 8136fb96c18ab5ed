import { heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';
import { stop } from './stop.js';

export const passwordChanged: Template<'password-changed'> = (data) => ({
  subject: 'La tua password è stata cambiata',
  preheader: 'Se la modifica è tua, va tutto bene.',
  blocks: [
    heading('La tua password è stata cambiata'),
    text(
      `${greet('Ciao', data.name)}, la password del tuo account Zampa è stata appena cambiata e tutti gli altri dispositivi sono stati disconnessi.`,
    ),
    text(
      'Token API, indirizzo del calendario, notifiche e webhook non funzionano più. Se li usi, riattivali dal tuo profilo.',
    ),
    ...stop(data.url),
  ],
  why: 'Ricevi questa email perché la password del tuo account Zampa è stata cambiata.',
});
