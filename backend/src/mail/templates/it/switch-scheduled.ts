import { withArticle } from '../../../contract/italian-article.js';
import { button, facts, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const switchScheduled: Template<'switch-scheduled'> = (data, say) => {
  const plan = say.plan(data.plan);
  const next = say.plan(data.nextPlan);
  const day = say.day(data.at);
  return {
    subject: `Passi a ${next} ${withArticle('il', day)}`,
    preheader: `Fino ad allora ${plan} resta tuo. Oggi non ti viene addebitato nulla.`,
    blocks: [
      heading(`Il tuo piano diventa ${next}`),
      text(
        `${greet('Ciao', data.name)}, come hai chiesto, passerai a ${next} ${withArticle('il', day)}. Fino ad allora ${plan} resta tuo e oggi non ti viene addebitato nulla.`,
      ),
      facts(
        ['Piano attuale', plan],
        ['Nuovo piano', next],
        ['Data del cambio', day],
        ['Prossimo pagamento', say.money(data.nextAmountCents)],
      ),
      text(`Hai cambiato idea? Fino a quel giorno puoi mantenere ${plan} con un clic.`),
      button('Vai al tuo profilo', say.page('profile')),
    ],
    why: 'Ricevi questa email perché è stato programmato un cambio del tuo piano Zampa.',
  };
};
