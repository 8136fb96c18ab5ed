import { withArticle } from '../../../contract/italian-article.js';
import { heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';
import { stop } from './stop.js';

export const tokenMade: Template<'token-made'> = (data, say) => ({
  subject: 'È stato creato un token per il tuo account',
  preheader: 'Da ora un programma può usarlo a tuo nome.',
  blocks: [
    heading('Un nuovo token per il tuo account'),
    text(
      `${greet('Ciao', data.name)}, per il tuo account Zampa è stato appena creato un token. Termina con ${data.last4} e fino ${withArticle('al', say.day(data.expiresAt))} il programma che lo possiede può agire a tuo nome.`,
    ),
    ...stop(data.url),
  ],
  why: 'Ricevi questa email perché per il tuo account Zampa è stato creato un token.',
});
