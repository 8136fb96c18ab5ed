import { facts, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const refunded: Template<'refunded'> = (data, say) => {
  const plan = say.plan(data.plan);
  const amount = say.money(data.amountCents, data.currency);
  return {
    subject: `Your refund of ${amount} is on its way`,
    preheader: 'It goes back to the card you paid with.',
    blocks: [
      heading('Your refund is on its way'),
      text(
        `${greet('Hi', data.name)}, we are refunding you on the card you paid with. Most banks show it within 5 to 10 days.`,
      ),
      facts(['Plan', plan], ['Refunded', amount]),
      text(
        data.current
          ? `Your ${say.plan(data.current)} plan continues unchanged.`
          : `${plan} has ended and your account is on the Free plan. Your pets and conversations are kept, and you're welcome back at any time.`,
      ),
    ],
    why: 'You are receiving this email because a payment for your Zampa account was refunded.',
  };
};
