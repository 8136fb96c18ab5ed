import { button, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const paymentDisputed: Template<'payment-disputed'> = (data, say) => {
  const plan = say.plan(data.plan);
  const amount = say.money(data.amountCents, data.currency);
  const { until, refundedCents } = data;
  const refund =
    refundedCents > 0
      ? ` The other ${say.money(refundedCents, data.currency)} you paid for this month is on its way back to your card.`
      : '';
  return {
    subject: `You disputed a payment for ${plan}`,
    preheader: `Your card won't be charged again.`,
    blocks: [
      heading('A payment is disputed'),
      text(
        `${greet('Hi', data.name)}, your bank tells us that you dispute the payment of ${amount} made on ${say.day(data.paidAt)}. It holds the money until it has decided, and your card won't be charged again.`,
      ),
      text(
        until === null
          ? `As this payment was for the current month, ${plan} has ended and your account is on the Free plan. Your pets and conversations are kept.${refund}`
          : `You have paid for the current month, so ${plan} stays until ${say.day(until)}. After that your account moves to the Free plan; your pets and conversations are kept.`,
      ),
      text(
        until === null
          ? `Was it a mistake? Tell your bank. You can subscribe again at any time.`
          : `Was it a mistake? Tell your bank, and resume ${plan} in your profile.`,
      ),
      button('Go to your profile', say.page('profile')),
    ],
    why: 'You are receiving this email because a payment for your Zampa plan is disputed.',
  };
};
