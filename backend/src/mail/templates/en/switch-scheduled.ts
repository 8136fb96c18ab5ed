import { button, facts, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const switchScheduled: Template<'switch-scheduled'> = (data, say) => {
  const plan = say.plan(data.plan);
  const next = say.plan(data.nextPlan);
  const day = say.day(data.at);
  return {
    subject: `Your plan changes to ${next} on ${day}`,
    preheader: `You keep ${plan} until then. Nothing is charged today.`,
    blocks: [
      heading(`Your plan changes to ${next}`),
      text(
        `${greet('Hi', data.name)}, as you asked, your plan changes to ${next} on ${day}. You keep ${plan} until then, and nothing is charged today.`,
      ),
      facts(
        ['Current plan', plan],
        ['New plan', next],
        ['Changes on', day],
        ['Next payment', say.money(data.nextAmountCents)],
      ),
      text(`Changed your mind? Until that day you can keep ${plan} with one click.`),
      button('Go to your profile', say.page('profile')),
    ],
    why: 'You are receiving this email because a change of your Zampa plan was scheduled.',
  };
};
