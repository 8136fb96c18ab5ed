import { button, facts, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const firstMonthUsed: Template<'first-month-used'> = (data, say) => {
  const plan = say.plan(data.plan);
  const amount = say.money(data.amountCents, data.currency);
  const price = say.money(data.priceCents, data.currency);
  return {
    subject: `Your ${amount} is on its way back`,
    preheader: 'This card already had the first-month discount.',
    blocks: [
      heading('Your payment is on its way back'),
      text(
        `${greet('Hi', data.name)}, the card you paid with has already been used for the first-month discount, on an account that has since been deleted. The discount applies only once, so we haven't started ${plan} and are refunding your ${amount}. Most banks show it within 5 to 10 days.`,
      ),
      facts(['Returned', amount], [`${plan}, per month`, price]),
      text(`You can subscribe at ${price} a month. The checkout shows the amount before you pay.`),
      button(`See ${plan}`, data.payUrl),
    ],
    why: 'You are receiving this email because a payment for your Zampa account was returned.',
  };
};
