import { button, facts, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const firstMonthUsed: Template<'first-month-used'> = (data, say) => {
  const plan = say.plan(data.plan);
  const amount = say.money(data.amountCents, data.currency);
  const price = say.money(data.priceCents, data.currency);
  return {
    subject: `Ti restituiamo ${amount}`,
    preheader: 'Questa carta ha già avuto il primo mese scontato.',
    blocks: [
      heading('Ti restituiamo il pagamento'),
      text(
        `${greet('Ciao', data.name)}, la carta con cui hai pagato ha già avuto lo sconto del primo mese, con un account poi eliminato. Lo sconto vale una volta sola: non abbiamo attivato ${plan} e ti restituiamo ${amount}. Di solito le banche mostrano il rimborso entro 5-10 giorni.`,
      ),
      facts(['Restituito', amount], [`${plan}, al mese`, price]),
      text(`Puoi abbonarti a ${price} al mese. Prima di pagare vedi sempre l'importo.`),
      button(`Vai a ${plan}`, data.payUrl),
    ],
    why: 'Ricevi questa email perché un pagamento per il tuo account Zampa è stato restituito.',
  };
};
