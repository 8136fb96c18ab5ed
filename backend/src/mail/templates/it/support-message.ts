import { facts, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';
import { paragraphs } from '../paragraphs.js';

export const supportMessage: Template<'support-message'> = (data, say) => {
  const { name, replyTo, plan, language, number, subject } = data;
  const sender = [greet('', name).trim(), replyTo].filter((part) => part !== '').join(', ');
  return {
    subject: `[${say.plan(plan)}] [${language}] ${subject} (#${String(number)})`,
    preheader: 'Un proprietario chiede aiuto.',
    blocks: [
      heading(subject),
      ...paragraphs(data.text),
      facts(['Da', sender], ['Piano', say.plan(plan)], ['Conversazione', `#${String(number)}`]),
      text('Rispondi a questa email: la risposta arriva direttamente a chi ha scritto.'),
    ],
    why: "Ricevi questa email perché questo è l'indirizzo di assistenza di un'installazione di Zampa.",
    replyTo,
    priority: plan === 'expert' ? 1 : 2,
  };
};
