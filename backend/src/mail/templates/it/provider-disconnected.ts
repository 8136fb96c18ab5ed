import { heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';
import { stop } from './stop.js';

export const providerDisconnected: Template<'provider-disconnected'> = (data) => ({
  subject: `${data.provider} è scollegato dal tuo account`,
  preheader: 'Non puoi più usarlo per accedere.',
  blocks: [
    heading(`${data.provider} è scollegato`),
    text(
      `${greet('Ciao', data.name)}, non puoi più accedere al tuo account Zampa con ${data.provider}. Puoi ricollegarlo nel tuo profilo.`,
    ),
    ...stop(data.url),
  ],
  why: 'Ricevi questa email perché al tuo account Zampa è stato tolto un modo per accedere.',
});
