import { button, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';
import { portraitOf } from './portrait.js';

export const vetMessage: Template<'vet-message'> = (data, say) => ({
  subject: `${data.vet} has written about ${data.petName}`,
  preheader: 'The message is waiting for you in the chat.',
  pet: portraitOf(data),
  blocks: [
    heading(`A message from ${data.vet}`),
    text(`${greet('Hi', data.name)}, ${data.vet} has written to you about ${data.petName}.`),
    text(
      "We don't send what a vet writes by email. You can read it in the chat, and reply there too.",
    ),
    button('Read the message', say.chat(data.petId)),
  ],
  why: "You are receiving this email because you asked a vet. We won't send another one until you have read the message.",
});
