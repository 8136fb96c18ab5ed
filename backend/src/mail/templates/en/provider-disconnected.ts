import { heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';
import { stop } from './stop.js';

export const providerDisconnected: Template<'provider-disconnected'> = (data) => ({
  subject: `${data.provider} is disconnected from your account`,
  preheader: 'You can no longer sign in with it.',
  blocks: [
    heading(`${data.provider} is disconnected`),
    text(
      `${greet('Hi', data.name)}, you can no longer sign in to your Zampa account with ${data.provider}. You can connect it again in your profile.`,
    ),
    ...stop(data.url),
  ],
  why: 'You are receiving this email because a way to sign in was removed from your Zampa account.',
});
