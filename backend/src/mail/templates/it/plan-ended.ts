import { button, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const planEnded: Template<'plan-ended'> = (data, say) => {
  const plan = say.plan(data.plan);
  return {
    subject: `Il tuo piano ${plan} è terminato`,
    preheader: 'I tuoi animali e le conversazioni restano.',
    blocks: [
      heading(`${plan} è terminato`),
      text(
        `${greet('Ciao', data.name)}, ora il tuo account è sul piano Free. Non ti verrà addebitato più nulla, e i tuoi animali e le conversazioni restano.`,
      ),
      text(`Se ${plan} ti manca, trovi tutti i piani nel tuo profilo.`),
      button('Vai al tuo profilo', say.page('profile')),
    ],
    why: 'Ricevi questa email perché il piano del tuo account Zampa è terminato.',
  };
};
