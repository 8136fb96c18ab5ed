import { withArticle } from '../../../contract/italian-article.js';
import { button, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const subscriptionCanceled: Template<'subscription-canceled'> = (data, say) => {
  const plan = say.plan(data.plan);
  const until = withArticle('al', say.day(data.until));
  return {
    subject: `Il tuo abbonamento ${plan} è disdetto`,
    preheader: `${plan} resta tuo fino ${until}. Non ti verrà addebitato più nulla.`,
    blocks: [
      heading('Il tuo abbonamento è disdetto'),
      text(
        `${greet('Ciao', data.name)}, come hai chiesto, ${plan} non verrà rinnovato. Non ti verrà addebitato più nulla.`,
      ),
      text(
        `${plan} resta tuo fino ${until}. Poi il tuo account passa al piano Free; i tuoi animali e le conversazioni restano.`,
      ),
      text(`Hai cambiato idea? Fino a quel giorno puoi riattivare ${plan} con un clic.`),
      button('Vai al tuo profilo', say.page('profile')),
    ],
    why: "Ricevi questa email perché l'abbonamento del tuo account Zampa è stato disdetto.",
  };
};
