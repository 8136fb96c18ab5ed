import { heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';
import { stop } from './stop.js';

export const emailChanged: Template<'email-changed'> = (data) => ({
  subject: 'Your email address was changed',
  preheader: 'If it was you, all is well.',
  blocks: [
    heading('Your email address was changed'),
    text(
      `${greet('Hi', data.name)}, your Zampa account has another email address now. You sign in with that one, and our mails go there.`,
    ),
    ...stop(data.url),
  ],
  why: 'You get this mail because your Zampa account had this address until now.',
});
