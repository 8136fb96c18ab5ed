import { button, facts, heading, text, type Fact, type Template } from '../content.js';
import { greet } from '../greet.js';

export const receipt: Template<'receipt'> = (data, say) => {
  const { nextAt } = data;
  const plan = say.plan(data.plan);
  const paid = say.money(data.amountCents, data.currency);
  const next = say.money(data.nextAmountCents, data.currency);
  const following: Fact[] =
    nextAt === null ? [] : [['Prossimo pagamento', `${next}, ${say.day(nextAt)}`]];
  const cancelling =
    ' Da lì puoi disdire quando vuoi. Il piano resta attivo fino alla fine del periodo già pagato.';
  return {
    subject: `La tua ricevuta Zampa: ${paid} per ${plan}`,
    preheader: `Pagamento ricevuto: ${say.day(data.paidAt)}. Grazie per la fiducia.`,
    blocks: [
      heading(greet('Grazie,', data.name)),
      text(`Il tuo pagamento è arrivato. Questa email è la tua ricevuta: non devi fare altro.`),
      facts(
        ['Piano', plan],
        ['Importo pagato', paid],
        ['Data del pagamento', say.day(data.paidAt)],
        ['Fattura', data.invoiceNumber],
        ...following,
      ),
      ...(data.invoiceUrl === null ? [] : [button('Vedi la fattura', data.invoiceUrl)]),
      text(`Nel tuo profilo trovi tutte le fatture.${nextAt === null ? '' : cancelling}`),
    ],
    why: 'Ricevi questa email perché è stato effettuato un pagamento per il tuo account Zampa.',
  };
};
