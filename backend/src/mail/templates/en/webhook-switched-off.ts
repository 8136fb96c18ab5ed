import { button, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const webhookSwitchedOff: Template<'webhook-switched-off'> = (data, say) => ({
  subject: 'One of your webhooks has been switched off',
  preheader: `${data.host} has not answered for a day.`,
  blocks: [
    heading('Your webhook has stopped answering'),
    text(
      `${greet('Hi', data.name)}, for a whole day no call to your webhook at ${data.host} has worked, so we have switched it off. Nothing else has changed, and Zampa itself carries on as usual.`,
    ),
    text(
      'Your profile shows each call and what came back. Once your end is working again, switch the webhook back on there and resend the calls that failed. What happens while it is off is not sent later.',
    ),
    button('See what happened', say.page('profile')),
  ],
  why: 'You are receiving this email because you have set up a webhook in your Zampa account.',
});
