import { button, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const cardExpiring: Template<'card-expiring'> = (data, say) => {
  const plan = say.plan(data.plan);
  const month = say.month(data.expires);
  const next = say.day(data.nextAt);
  return {
    subject: `La tua carta scade prima del prossimo pagamento di ${plan}`,
    preheader: `Prossimo pagamento: ${next}. Per sostituire la carta basta un minuto.`,
    blocks: [
      heading('La tua carta sta per scadere'),
      text(
        `${greet('Ciao', data.name)}, la tua carta che termina con ${data.last4} è valida fino alla fine di ${month}. Prossimo pagamento di ${plan}: ${next}.`,
      ),
      text(
        `Sostituisci la carta nel tuo profilo e ${plan} continua senza interruzioni. Oggi non ti viene addebitato nulla.`,
      ),
      button('Sostituisci la carta', say.page('profile')),
    ],
    why: 'Ricevi questa email perché la carta del tuo piano Zampa sta per scadere.',
  };
};
