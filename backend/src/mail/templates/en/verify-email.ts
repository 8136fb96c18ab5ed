import { button, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const verifyEmail: Template<'verify-email'> = (data) => ({
  subject: 'Confirm your email address',
  preheader: 'One click, and your account is safer.',
  blocks: [
    heading('Is this your address?'),
    text(
      `${greet('Hi', data.name)}, welcome to Zampa. Please confirm that this address is yours: then you can get back into your account by mail, whatever happens.`,
    ),
    text(
      'The link works once, for 24 hours. If you did not register at Zampa, you need not do anything.',
    ),
    button('Confirm my address', data.url),
  ],
  why: 'You get this mail because somebody registered at Zampa with this address.',
});
