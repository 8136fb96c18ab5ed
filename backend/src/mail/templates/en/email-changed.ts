import { heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';
import { stop } from './stop.js';

const STRANGER =
  'If you have no Zampa account, somebody entered your address by mistake. There is nothing you need to do.';

export const emailChanged: Template<'email-changed'> = (data) => ({
  subject: 'Your email address was changed',
  preheader: 'If it was you, all is well.',
  blocks: [
    heading('Your email address was changed'),
    text(
      `${greet('Hi', data.name)}, your Zampa account now has a different email address. Use it to sign in; our emails go there too.`,
    ),
    ...(data.url === null ? [text(STRANGER)] : stop(data.url)),
  ],
  why: 'You are receiving this email because your Zampa account used this address until now.',
});
