import { heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';
import { stop } from './stop.js';

export const tokenMade: Template<'token-made'> = (data, say) => ({
  subject: 'A token was created for your account',
  preheader: 'A program can now use it in your name.',
  blocks: [
    heading('A new token for your account'),
    text(
      `${greet('Hi', data.name)}, a token was just created for your Zampa account. It ends in ${data.last4}, and until ${say.day(data.expiresAt)} a program that has it can act on your behalf.`,
    ),
    ...stop(data.url),
  ],
  why: 'You are receiving this email because a token was created for your Zampa account.',
});
