import { facts, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';
import { paragraphs } from '../paragraphs.js';

export const supportMessage: Template<'support-message'> = (data, say) => {
  const { name, replyTo, plan, language, number, subject } = data;
  const sender = [greet('', name).trim(), replyTo].filter((part) => part !== '').join(', ');
  return {
    subject: `[${say.plan(plan)}] [${language}] ${subject} (#${String(number)})`,
    preheader: 'An owner asks for help.',
    blocks: [
      heading(subject),
      ...paragraphs(data.text),
      facts(['From', sender], ['Plan', say.plan(plan)], ['Conversation', `#${String(number)}`]),
      text('Reply to this email and your answer goes straight to the owner.'),
    ],
    why: 'You are receiving this email because this is the support address of a Zampa installation.',
    replyTo,
    priority: plan === 'expert' ? 1 : 2,
  };
};
