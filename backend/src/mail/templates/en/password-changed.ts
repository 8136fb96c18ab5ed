import { button, heading, text, type Template } from '../content.js';

export const passwordChanged: Template<'password-changed'> = (data, say) => ({
  subject: 'Your password was changed',
  preheader: 'If it was you, all is well.',
  blocks: [
    heading('Your password was changed'),
    text(
      `Hi ${data.name}, the password of your Zampa account was changed just now, and all other devices were signed out.`,
    ),
    text(
      'If it was not you, ask for a new password on the sign-in form at once: the mail for it comes to this address.',
    ),
    button('Go to your profile', say.page('profile')),
  ],
  why: 'You get this mail because the password of your Zampa account was changed.',
});
