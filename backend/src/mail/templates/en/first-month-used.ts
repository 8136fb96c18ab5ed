import { button, facts, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const firstMonthUsed: Template<'first-month-used'> = (data, say) => {
  const plan = say.plan(data.plan);
  const amount = say.money(data.amountCents, data.currency);
  const price = say.money(data.priceCents, data.currency);
  return {
    subject: `Your ${amount} is on its way back`,
    preheader: 'This card has had its discounted first month before.',
    blocks: [
      heading('Your payment is on its way back'),
      text(
        `${greet('Hi', data.name)}, the card you paid with has already had the discount of the first month, with an account that was deleted. We give it once, so we have not started ${plan} and are sending your ${amount} back. Most banks show it within 5 to 10 days.`,
      ),
      facts(['Returned', amount], [`${plan}, per month`, price]),
      text(`You can subscribe at ${price} a month. The checkout shows the amount before you pay.`),
      button(`See ${plan}`, data.payUrl),
    ],
    why: 'You get this mail because a payment for your Zampa account was returned.',
  };
};
