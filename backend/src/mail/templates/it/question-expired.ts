import { button, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';
import { portraitOf } from './portrait.js';

export const questionExpired: Template<'question-expired'> = (data, say) => ({
  subject: `Nessun veterinario ha potuto rispondere alla tua domanda su ${data.petName}`,
  preheader: 'Ci dispiace. Puoi chiedere di nuovo quando vuoi.',
  pet: portraitOf(data),
  blocks: [
    heading('La tua domanda è rimasta senza risposta'),
    text(
      `${greet('Ciao', data.name)}, ci dispiace: la domanda su ${data.petName} che hai inviato ai veterinari (${say.moment(data.askedAt)}) ha aspettato troppo e non è più nella loro coda.`,
    ),
    text(
      `Se ${data.petName} sta ancora male, non aspettare oltre: chiama il tuo veterinario o un pronto soccorso veterinario.`,
    ),
    text('Puoi chiedere di nuovo quando vuoi: le domande ai veterinari non vengono contate.'),
    button('Vai alla chat', say.chat(data.petId)),
  ],
  why: 'Ricevi questa email perché hai chiesto a un veterinario.',
});
