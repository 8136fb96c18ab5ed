import { button, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const subscriptionResumed: Template<'subscription-resumed'> = (data, say) => {
  const plan = say.plan(data.plan);
  const next = say.day(data.nextAt);
  return {
    subject: `Your ${plan} subscription continues`,
    preheader: `The next payment is on ${next}.`,
    blocks: [
      heading('Good to have you with us'),
      text(
        `${greet('Hi', data.name)}, as you asked, ${plan} continues as before. Nothing is charged today.`,
      ),
      text(`The next payment is on ${next}. Until then you can change your mind at any time.`),
      button('Go to your profile', say.page('profile')),
    ],
    why: 'You are receiving this email because you chose to keep your Zampa plan.',
  };
};
