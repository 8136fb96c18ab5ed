import { button, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const changeEmail: Template<'change-email'> = (data) => ({
  subject: 'Confirm your new email address',
  preheader: 'Until then the old one stays.',
  blocks: [
    heading('Your new address'),
    text(
      `${greet('Hi', data.name)}, you want to use this address for your Zampa account. Please confirm that it is yours; until then the old one stays.`,
    ),
    text(
      'The link works once, for 24 hours. If you do not know about this, you need not do anything.',
    ),
    button('Confirm my new address', data.url),
  ],
  why: 'You get this mail because this address was entered in a Zampa account.',
});
