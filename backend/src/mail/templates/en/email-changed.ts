import { heading, text, type Block, type Template } from '../content.js';
import { greet } from '../greet.js';
import { stop } from './stop.js';

/** For the reader of an address that was never confirmed: a stranger or the owner. */
const unconfirmed = (supportEmail: string | null): Block[] => [
  text(
    'If you have no Zampa account, somebody entered your address by mistake. There is nothing you need to do.',
  ),
  text(
    `If the account is yours and you did not change its address, act at once: on a device where you are still signed in, open your profile and change the password, which signs out all other devices, and then the address. If you are no longer signed in anywhere, ${
      supportEmail === null
        ? 'only the operator of this installation can help you'
        : `write to ${supportEmail}`
    }.`,
  ),
];

export const emailChanged: Template<'email-changed'> = (data, say) => ({
  subject: 'Your email address was changed',
  preheader: 'If it was you, all is well.',
  blocks: [
    heading('Your email address was changed'),
    text(
      `${greet('Hi', data.name)}, your Zampa account now has a different email address. Use it to sign in; our emails go there too.`,
    ),
    ...(data.url === null ? unconfirmed(say.supportEmail) : stop(data.url)),
  ],
  why: 'You are receiving this email because your Zampa account used this address until now.',
});
