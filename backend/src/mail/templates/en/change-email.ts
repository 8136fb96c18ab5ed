import { button, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const changeEmail: Template<'change-email'> = (data) => ({
  subject: 'Confirm your new email address',
  preheader: 'Until then we keep using the old one.',
  blocks: [
    heading('Your new address'),
    text(
      `${greet('Hi', data.name)}, you asked to use this address for your Zampa account. Please confirm that it is yours; until then we keep using the old one.`,
    ),
    text(
      "The link works once, for 24 hours. If you didn't ask for this, you can ignore this email.",
    ),
    button('Confirm my new address', data.url),
  ],
  why: 'You are receiving this email because this address was entered in a Zampa account.',
});
