import { button, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const subscriptionCanceled: Template<'subscription-canceled'> = (data, say) => {
  const plan = say.plan(data.plan);
  const until = say.day(data.until);
  return {
    subject: `Your ${plan} subscription is cancelled`,
    preheader: `You keep ${plan} until ${until}. You won't be charged again.`,
    blocks: [
      heading('Your subscription is cancelled'),
      text(
        `${greet('Hi', data.name)}, as you asked, ${plan} won't renew. You won't be charged again.`,
      ),
      text(
        `You keep ${plan} until ${until}. After that your account moves to the Free plan; your pets and conversations are kept.`,
      ),
      text(`Changed your mind? Until that day you can resume ${plan} with one click.`),
      button('Go to your profile', say.page('profile')),
    ],
    why: 'You are receiving this email because your Zampa subscription was cancelled.',
  };
};
