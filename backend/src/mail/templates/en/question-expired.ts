import { button, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';
import { portraitOf } from './portrait.js';

export const questionExpired: Template<'question-expired'> = (data, say) => ({
  subject: `No vet could take your question about ${data.petName}`,
  preheader: "We're sorry. You can ask again whenever you like.",
  pet: portraitOf(data),
  blocks: [
    heading('No vet could take your question'),
    text(
      `${greet('Hi', data.name)}, we're sorry: the question about ${data.petName} that you sent to the vets on ${say.moment(data.askedAt)} waited too long, and is no longer in their queue.`,
    ),
    text(
      `If ${data.petName} is still unwell, please don't wait any longer: call your own vet or an emergency clinic.`,
    ),
    text('You can ask again whenever you like: questions to vets are not counted.'),
    button('Go to the chat', say.chat(data.petId)),
  ],
  why: 'You are receiving this email because you asked a vet.',
});
