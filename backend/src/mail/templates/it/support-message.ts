import { facts, heading, text, type Fact, type Template } from '../content.js';
import { greet } from '../greet.js';
import { paragraphs } from '../paragraphs.js';

export const supportMessage: Template<'support-message'> = (data, say) => {
  const { name, replyTo, plan, language, number, subject, answerBy } = data;
  const sender = [greet('', name).trim(), replyTo].filter((part) => part !== '').join(', ');
  return {
    subject: `[${say.plan(plan)}] [${language}] ${subject} (#${String(number)})`,
    preheader: 'Un proprietario chiede aiuto.',
    blocks: [
      heading(subject),
      ...paragraphs(data.text),
      facts(
        ['Da', sender],
        ['Piano', say.plan(plan)],
        ['Conversazione', `#${String(number)}`],
        ...(answerBy === undefined
          ? []
          : [['Risposta promessa entro', say.moment(answerBy)] as Fact]),
      ),
      text(
        `Rispondi con "npm run support -- answer ${String(number)} --text ...": la risposta arriva nell'app e per email, e il tempo viene contato. Una risposta a questa email arriva direttamente a chi ha scritto, ma l'app non ne sa nulla.`,
      ),
    ],
    why: "Ricevi questa email perché questo è l'indirizzo di assistenza di un'installazione di Zampa.",
    replyTo,
    priority: plan === 'expert' ? 1 : 2,
  };
};
