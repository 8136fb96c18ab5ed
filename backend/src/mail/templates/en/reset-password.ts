import { button, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const resetPassword: Template<'reset-password'> = (data) => ({
  subject: 'Choose a new password',
  preheader: 'The link works once, for 30 minutes.',
  blocks: [
    heading('Choose a new password'),
    text(
      `${greet('Hi', data.name)}, someone asked for a new password for your Zampa account, most likely you.`,
    ),
    text(
      "The link works once, for 30 minutes. Setting a new password signs out all devices and stops API tokens, the calendar address, notifications and webhooks. If it wasn't you, you can ignore this email: your password stays the same.",
    ),
    button('Choose a new password', data.url),
  ],
  why: 'You are receiving this email because someone asked Zampa for a new password.',
});
