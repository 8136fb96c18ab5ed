import { button, facts, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const renewalFailed: Template<'renewal-failed'> = (data, say) => {
  const plan = say.plan(data.plan);
  const until = say.day(data.keepUntil);
  return {
    subject: `Your ${plan} renewal did not go through`,
    preheader: `You keep ${plan} until ${until}. Paying takes a minute.`,
    blocks: [
      heading('Your renewal did not go through'),
      text(
        `${greet('Hi', data.name)}, we couldn't charge your card for ${plan}. This can happen when a card has expired or your bank needs a confirmation.`,
      ),
      text(`Nothing changes for now: you keep ${plan} until ${until}.`),
      facts(['Plan', plan], ['Amount due', say.money(data.amountCents)], ['Pay by', until]),
      button('Pay the amount due', data.payUrl),
      text(
        `If it isn't paid by then, your account moves to the Free plan. Your pets and conversations are kept.`,
      ),
    ],
    why: `You are receiving this email because a payment for your Zampa plan failed.`,
  };
};
