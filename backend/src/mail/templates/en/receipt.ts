import { button, facts, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const receipt: Template<'receipt'> = (data, say) => {
  const plan = say.plan(data.plan);
  const paid = say.money(data.amountCents, data.currency);
  const next = say.money(data.nextAmountCents, data.currency);
  return {
    subject: `Your Zampa receipt: ${paid} for ${plan}`,
    preheader: `Paid on ${say.day(data.paidAt)}. Thank you for your trust.`,
    blocks: [
      heading(greet('Thank you,', data.name)),
      text(`Your payment has arrived. This mail is your receipt, there is nothing left to do.`),
      facts(
        ['Plan', plan],
        ['Paid', paid],
        ['Paid on', say.day(data.paidAt)],
        ['Invoice', data.invoiceNumber],
        ['Next payment', `${next} on ${say.day(data.nextAt)}`],
      ),
      ...(data.invoiceUrl === null ? [] : [button('View the invoice', data.invoiceUrl)]),
      text(
        `You can cancel at any time in your profile. A period you have paid for stays yours to its end.`,
      ),
    ],
    why: 'You get this mail because a payment was made for your Zampa account.',
  };
};
