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
        `${greet('Hi', data.name)}, your account is on the Free plan now. Nothing more is charged, and your pets and conversations are kept.`,
      ),
      text(`Should you miss ${plan}, you find all plans in your profile.`),
      button('Go to your profile', say.page('profile')),
    ],
    why: 'You get this mail because the plan of your Zampa account has ended.',
  };
};
