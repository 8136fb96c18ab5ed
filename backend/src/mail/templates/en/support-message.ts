import { facts, heading, text, type Fact, type Template } from '../content.js';
import { greet } from '../greet.js';
import { paragraphs } from '../paragraphs.js';

export const supportMessage: Template<'support-message'> = (data, say) => {
  const { name, replyTo, plan, language, number, subject, answerBy } = data;
  const sender = [greet('', name).trim(), replyTo].filter((part) => part !== '').join(', ');
  return {
    subject: `[${say.plan(plan)}] [${language}] ${subject} (#${String(number)})`,
    preheader: 'An owner asks for help.',
    blocks: [
      heading(subject),
      ...paragraphs(data.text),
      facts(
        ['From', sender],
        ['Plan', say.plan(plan)],
        ['Conversation', `#${String(number)}`],
        ...(answerBy === undefined ? [] : [['Promised by', say.moment(answerBy)] as Fact]),
      ),
      text(
        `Answer with "npm run support -- answer ${String(number)} --text ...": the owner gets it in the app and by email, and the response time is counted. A reply to this email goes straight to the owner, but the app does not know about it.`,
      ),
    ],
    why: 'You are receiving this email because this is the support address of a Zampa installation.',
    replyTo,
    priority: plan === 'expert' ? 1 : 2,
  };
};
