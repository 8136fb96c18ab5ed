import { button, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const cardExpiring: Template<'card-expiring'> = (data, say) => {
  const plan = say.plan(data.plan);
  const month = say.month(data.expires);
  const next = say.day(data.nextAt);
  return {
    subject: `Your card expires before the next ${plan} payment`,
    preheader: `The next payment is on ${next}. Replacing the card takes a minute.`,
    blocks: [
      heading('Your card is about to expire'),
      text(
        `${greet('Hi', data.name)}, your card ending ${data.last4} is valid until the end of ${month}. The next payment for ${plan} is on ${next}.`,
      ),
      text(
        `Replace the card in your profile and ${plan} continues without a break. Nothing is charged today.`,
      ),
      button('Replace the card', say.page('profile')),
    ],
    why: 'You are receiving this email because the card for your Zampa plan is about to expire.',
  };
};
