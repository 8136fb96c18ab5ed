import { button, heading, text, type Template } from '../content.js';

export const providerConnected: Template<'provider-connected'> = (data, say) => ({
  subject: `${data.provider} is connected to your account`,
  preheader: 'From now on you can sign in with it.',
  blocks: [
    heading(`${data.provider} is connected`),
    text(
      `Hi ${data.name}, from now on you can sign in to your Zampa account with ${data.provider}.`,
    ),
    text('If it was not you, disconnect it in your profile and choose a new password.'),
    button('Go to your profile', say.page('profile')),
  ],
  why: 'You get this mail because a way to sign in was added to your Zampa account.',
});
