import { facts, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const refunded: Template<'refunded'> = (data, say) => {
  const plan = say.plan(data.plan);
  const amount = say.money(data.amountCents, data.currency);
  return {
    subject: `Il tuo rimborso di ${amount} è in arrivo`,
    preheader: 'Lo ricevi sulla carta con cui hai pagato.',
    blocks: [
      heading('Il tuo rimborso è in arrivo'),
      text(
        `${greet('Ciao', data.name)}, ti restituiamo i soldi sulla carta con cui hai pagato. Di solito le banche li mostrano entro 5-10 giorni.`,
      ),
      facts(['Piano', plan], ['Rimborsato', amount]),
      text(
        data.current
          ? `Il tuo piano ${say.plan(data.current)} continua come prima.`
          : `${plan} è terminato e il tuo account è sul piano Free. I tuoi animali e le conversazioni restano, e se torni ci fa piacere.`,
      ),
    ],
    why: 'Ricevi questa email perché un pagamento per il tuo account Zampa è stato rimborsato.',
  };
};
