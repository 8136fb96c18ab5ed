import { heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';
import { stop } from './stop.js';

export const providerConnected: Template<'provider-connected'> = (data) => ({
  subject: `${data.provider} is connected to your account`,
  preheader: 'You can now sign in with it.',
  blocks: [
    heading(`${data.provider} is connected`),
    text(
      `${greet('Hi', data.name)}, you can now sign in to your Zampa account with ${data.provider}.`,
    ),
    ...stop(data.url),
  ],
  why: 'You are receiving this email because a way to sign in was added to your Zampa account.',
});
