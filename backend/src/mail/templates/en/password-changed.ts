import { heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';
import { stop } from './stop.js';

export const passwordChanged: Template<'password-changed'> = (data) => ({
  subject: 'Your password was changed',
  preheader: 'If it was you, all is well.',
  blocks: [
    heading('Your password was changed'),
    text(
      `${greet('Hi', data.name)}, the password of your Zampa account was changed just now, and all other devices were signed out.`,
    ),
    ...stop(data.url),
  ],
  why: 'You get this mail because the password of your Zampa account was changed.',
});
