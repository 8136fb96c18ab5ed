import { button, facts, heading, text, type Fact, type Template } from '../content.js';
import { greet } from '../greet.js';

export const receipt: Template<'receipt'> = (data, say) => {
  const { nextAt } = data;
  const plan = say.plan(data.plan);
  const paid = say.money(data.amountCents, data.currency);
  const next = say.money(data.nextAmountCents, data.currency);
  const following: Fact[] =
    nextAt === null ? [] : [['Next payment', `${next} on ${say.day(nextAt)}`]];
  const cancelling =
    ' You can cancel there at any time. Your plan then stays until the end of the period you paid for.';
  return {
    subject: `Your Zampa receipt: ${paid} for ${plan}`,
    preheader: `Paid on ${say.day(data.paidAt)}. Thank you for your trust.`,
    blocks: [
      heading(greet('Thank you,', data.name)),
      text(
        `We have received your payment. This email is your receipt; there is nothing else to do.`,
      ),
      facts(
        ['Plan', plan],
        ['Paid', paid],
        ['Paid on', say.day(data.paidAt)],
        ['Invoice', data.invoiceNumber],
        ...following,
      ),
      ...(data.invoiceUrl === null ? [] : [button('View the invoice', data.invoiceUrl)]),
      text(`All your invoices are in your profile.${nextAt === null ? '' : cancelling}`),
    ],
    why: 'You are receiving this email because a payment was made for your Zampa account.',
  };
};
