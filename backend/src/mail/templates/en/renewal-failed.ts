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
        `${greet('Hi', data.name)}, your card could not be charged for ${plan}. That happens, for example when a card has expired or the bank wants a confirmation.`,
      ),
      text(`For now nothing changes: you keep ${plan} until ${until}.`),
      facts(['Plan', plan], ['Open amount', say.money(data.amountCents)], ['Pay by', until]),
      button('Pay the open amount', data.payUrl),
      text(
        `If nothing is paid by then, your account moves to the Free plan. Your pets and conversations are kept.`,
      ),
    ],
    why: `You get this mail because a payment for your Zampa plan failed.`,
  };
};
