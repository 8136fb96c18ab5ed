import { heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';
import { stop } from './stop.js';

export const providerDisconnected: Template<'provider-disconnected'> = (data) => ({
  subject: `${data.provider} is disconnected from your account`,
  preheader: 'You cannot sign in with it any more.',
  blocks: [
    heading(`${data.provider} is disconnected`),
    text(
      `${greet('Hi', data.name)}, you cannot sign in to your Zampa account with ${data.provider} any more. You can connect it again in your profile.`,
    ),
    ...stop(data.url),
  ],
  why: 'You get this mail because a way to sign in was removed from your Zampa account.',
});
