import { heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const accountRemoved: Template<'account-removed'> = (data) => ({
  subject: 'Your account was removed',
  preheader: 'Your pets and conversations are gone, as you asked.',
  blocks: [
    heading('Your account was removed'),
    text(
      `${greet('Hi', data.name)}, your Zampa account was removed just now, with your pets and all conversations. A subscription is ended at once, and nothing more is charged.`,
    ),
    text(
      'Copies in our backups are overwritten within 90 days. We keep only what tax law asks for: the invoices of what you have paid. Thank you for having been here; give your animals a stroke from us.',
    ),
  ],
  why: 'You get this mail because your Zampa account was removed.',
});
