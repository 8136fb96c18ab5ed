import { heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';
import { stop } from './stop.js';

export const passwordChanged: Template<'password-changed'> = (data) => ({
  subject: 'Your password was changed',
  preheader: 'If it was you, all is well.',
  blocks: [
    heading('Your password was changed'),
    text(
      `${greet('Hi', data.name)}, your Zampa password has just been changed, and all your other devices were signed out.`,
    ),
    text(
      'API tokens, the calendar address, notifications and webhooks have stopped working too. If you use them, set them up again in your profile.',
    ),
    ...stop(data.url),
  ],
  why: 'You are receiving this email because your Zampa password was changed.',
});
