import { button, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const subscriptionResumed: Template<'subscription-resumed'> = (data, say) => {
  const plan = say.plan(data.plan);
  const next = say.day(data.nextAt);
  return {
    subject: `Il tuo abbonamento ${plan} continua`,
    preheader: `Prossimo pagamento: ${next}.`,
    blocks: [
      heading('Che bello averti con noi'),
      text(
        `${greet('Ciao', data.name)}, come hai chiesto, ${plan} continua come prima. Oggi non ti viene addebitato nulla.`,
      ),
      text(`Prossimo pagamento: ${next}. Fino ad allora puoi cambiare idea quando vuoi.`),
      button('Vai al tuo profilo', say.page('profile')),
    ],
    why: 'Ricevi questa email perché hai scelto di mantenere il tuo piano Zampa.',
  };
};
