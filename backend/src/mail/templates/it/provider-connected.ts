import { heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';
import { stop } from './stop.js';

export const providerConnected: Template<'provider-connected'> = (data) => ({
  subject: `${data.provider} è collegato al tuo account`,
  preheader: 'Da ora puoi usarlo per accedere.',
  blocks: [
    heading(`${data.provider} è collegato`),
    text(
      `${greet('Ciao', data.name)}, da ora puoi accedere al tuo account Zampa con ${data.provider}.`,
    ),
    ...stop(data.url),
  ],
  why: 'Ricevi questa email perché al tuo account Zampa è stato aggiunto un modo per accedere.',
});
