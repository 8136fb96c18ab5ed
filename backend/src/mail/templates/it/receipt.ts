import { button, facts, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const receipt: Template<'receipt'> = (data, say) => {
  const plan = say.plan(data.plan);
  const paid = say.money(data.amountCents, data.currency);
  const next = say.money(data.nextAmountCents, data.currency);
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
        ['Prossimo pagamento', `${next}, ${say.day(data.nextAt)}`],
      ),
      ...(data.invoiceUrl === null ? [] : [button('Vedi la fattura', data.invoiceUrl)]),
      text(
        `Puoi disdire quando vuoi dal tuo profilo. Il piano resta attivo fino alla fine del periodo già pagato.`,
      ),
    ],
    why: 'Ricevi questa email perché è stato effettuato un pagamento per il tuo account Zampa.',
  };
};
