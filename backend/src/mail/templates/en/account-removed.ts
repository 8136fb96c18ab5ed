import { heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const accountRemoved: Template<'account-removed'> = (data) => ({
  subject: 'Your account has been deleted',
  preheader: 'Your pet profiles and conversations have been deleted, as you asked.',
  blocks: [
    heading('Your account has been deleted'),
    text(
      `${greet('Hi', data.name)}, your Zampa account has just been deleted, along with your pet profiles and all conversations. Any subscription has ended, and you won't be charged again.`,
    ),
    text(
      'Copies in our backups are overwritten within 90 days. We only keep invoices for what you paid, as tax law requires, and, if you used an offer, a code that says so for two years and does not name you. Thank you for being with us, and give your pets a cuddle from us.',
    ),
  ],
  why: 'You are receiving this email because your Zampa account was deleted.',
});
