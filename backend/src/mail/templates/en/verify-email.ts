import { button, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const verifyEmail: Template<'verify-email'> = (data) => ({
  subject: 'Confirm your email address',
  preheader: 'One click makes your account safer.',
  blocks: [
    heading('Confirm your email'),
    text(
      `${greet('Hi', data.name)}, welcome to Zampa. Please confirm that this address is yours, so that you can always get back into your account by email.`,
    ),
    text(
      "The link works once, for 24 hours. If you didn't sign up for Zampa, you can ignore this email.",
    ),
    button('Confirm my address', data.url),
  ],
  why: 'You are receiving this email because someone signed up for Zampa with this address.',
});
