import { withArticle } from '../../../contract/italian-article.js';
import { button, facts, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const renewalFailed: Template<'renewal-failed'> = (data, say) => {
  const plan = say.plan(data.plan);
  const until = withArticle('al', say.day(data.keepUntil));
  return {
    subject: `Il rinnovo di ${plan} non è riuscito`,
    preheader: `${plan} resta attivo fino ${until}. Per pagare basta un minuto.`,
    blocks: [
      heading('Il rinnovo non è riuscito'),
      text(
        `${greet('Ciao', data.name)}, non è stato possibile addebitare ${plan} sulla tua carta. Può succedere, per esempio quando la carta è scaduta o la banca chiede una conferma.`,
      ),
      text(`Per ora non cambia nulla: ${plan} resta attivo fino ${until}.`),
      facts(
        ['Piano', plan],
        ['Importo da pagare', say.money(data.amountCents)],
        ['Da pagare entro', say.day(data.keepUntil)],
      ),
      button("Paga l'importo in sospeso", data.payUrl),
      text(
        `Se entro quel giorno non arriva il pagamento, il tuo account passa al piano Free. I tuoi animali e le conversazioni restano.`,
      ),
    ],
    why: `Ricevi questa email perché un pagamento per il tuo piano Zampa non è riuscito.`,
  };
};
