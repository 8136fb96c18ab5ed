import { withArticle } from '../../../contract/italian-article.js';
import { button, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const paymentDisputed: Template<'payment-disputed'> = (data, say) => {
  const plan = say.plan(data.plan);
  const amount = say.money(data.amountCents, data.currency);
  const { until, refundedCents } = data;
  const refund =
    refundedCents > 0
      ? ` Gli altri ${say.money(refundedCents, data.currency)} pagati per questo mese ti verranno restituiti sulla carta.`
      : '';
  return {
    subject: `Hai contestato un pagamento di ${plan}`,
    preheader: `Sulla tua carta non verrà addebitato altro.`,
    blocks: [
      heading('Pagamento contestato'),
      text(
        `${greet('Ciao', data.name)}, la tua banca ci comunica che contesti il pagamento di ${amount} effettuato ${withArticle('il', say.day(data.paidAt))}. La banca trattiene la somma finché non decide e sulla tua carta non verrà addebitato altro.`,
      ),
      text(
        until === null
          ? `Quel pagamento era per il mese in corso: ${plan} è terminato e il tuo account è sul piano Free. I tuoi animali e le conversazioni restano.${refund}`
          : `Il mese in corso è pagato: ${plan} resta tuo fino ${withArticle('al', say.day(until))}. Poi il tuo account passa al piano Free; i tuoi animali e le conversazioni restano.`,
      ),
      text(
        until === null
          ? `È stato un errore? Dillo alla tua banca. Puoi abbonarti di nuovo quando vuoi.`
          : `È stato un errore? Dillo alla tua banca e riattiva ${plan} nel tuo profilo.`,
      ),
      button('Vai al tuo profilo', say.page('profile')),
    ],
    why: 'Ricevi questa email perché un pagamento per il tuo piano Zampa è contestato.',
  };
};
