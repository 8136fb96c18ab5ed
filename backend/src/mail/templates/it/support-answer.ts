import { button, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';
import { paragraphs } from '../paragraphs.js';

export const supportAnswer: Template<'support-answer'> = (data, say) => ({
  subject: `La nostra risposta: ${data.subject} (#${String(data.number)})`,
  preheader: "L'assistenza ti ha risposto.",
  blocks: [
    heading(data.subject),
    text(`${greet('Ciao', data.name)}, ecco la nostra risposta:`),
    ...paragraphs(data.text),
    text('Resta qualcosa da chiarire? Continua nella stessa conversazione.'),
    button('Apri la conversazione', say.support(data.number)),
  ],
  why: 'Ricevi questa email perché hai scritto alla nostra assistenza.',
});
