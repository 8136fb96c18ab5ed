import { button, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const resetPassword: Template<'reset-password'> = (data) => ({
  subject: 'Choose a new password',
  preheader: 'The link works once, for 30 minutes.',
  blocks: [
    heading('Choose a new password'),
    text(
      `${greet('Hi', data.name)}, somebody asked for a new password for your Zampa account, most likely you.`,
    ),
    text(
      'The link works once, for 30 minutes. All other devices are signed out when the new password is set. If it was not you, you need not do anything: your password stays as it is.',
    ),
    button('Choose a new password', data.url),
  ],
  why: 'You get this mail because a new password was asked for at Zampa.',
});
