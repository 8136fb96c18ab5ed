import { button, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';
import { paragraphs } from '../paragraphs.js';

export const supportAnswer: Template<'support-answer'> = (data, say) => ({
  subject: `Our answer: ${data.subject} (#${String(data.number)})`,
  preheader: 'Support has answered you.',
  blocks: [
    heading(data.subject),
    text(`${greet('Hi', data.name)}, here is our answer:`),
    ...paragraphs(data.text),
    text('Still have a question? Reply in the same conversation.'),
    button('Open the conversation', say.support(data.number)),
  ],
  why: 'You are receiving this email because you wrote to our support.',
});
