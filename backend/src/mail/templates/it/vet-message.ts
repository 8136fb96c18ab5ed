import { button, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';
import { portraitOf } from './portrait.js';

export const vetMessage: Template<'vet-message'> = (data, say) => ({
  subject: `${data.vet} ti ha scritto di ${data.petName}`,
  preheader: 'Il messaggio ti aspetta nella chat.',
  pet: portraitOf(data),
  blocks: [
    heading(`Un messaggio da ${data.vet}`),
    text(`${greet('Ciao', data.name)}, ${data.vet} ti ha scritto di ${data.petName}.`),
    text(
      'Quello che scrive un veterinario non passa per email: lo leggi nella chat, e da lì puoi anche rispondere.',
    ),
    button('Leggi il messaggio', say.chat(data.petId)),
  ],
  why: "Ricevi questa email perché hai chiesto a un veterinario. Non te ne mandiamo un'altra finché non hai letto il messaggio.",
});
