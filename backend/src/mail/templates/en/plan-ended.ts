import { button, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const planEnded: Template<'plan-ended'> = (data, say) => {
  const plan = say.plan(data.plan);
  return {
    subject: `Your ${plan} plan has ended`,
    preheader: 'Your pets and conversations are kept.',
    blocks: [
      heading(`${plan} has ended`),
      text(
        `${greet('Hi', data.name)}, your account is now on the Free plan. You won't be charged again, and your pets and conversations are kept.`,
      ),
      text(`If you miss ${plan}, you'll find all plans in your profile.`),
      button('Go to your profile', say.page('profile')),
    ],
    why: 'You are receiving this email because your Zampa plan has ended.',
  };
};
