import { PAGES } from '@contract/pages';
import {
  link,
  list,
  paragraph,
  steps,
  strong,
  table,
  type LegalDocument,
} from '../../legal-document';
import { contact } from '../contact';

export const dataDeletion: LegalDocument = {
  summary: [
    [
      'You can delete your account yourself, in ',
      link('your profile', PAGES.profile),
      ', by typing DELETE in a confirmation field.',
    ],
    'It works the same way if you sign in with Google or Facebook.',
    ['If you cannot sign in, ', ...contact.ask(), '. Requests are answered within 30 days.'],
    'Your data is removed within 30 days, and from backups within 90 days. What is kept: invoices, as the law requires, and for two years a keyed hash that identifies nobody.',
  ],
  sections: [
    {
      id: 'yourself',
      title: 'Delete your account yourself',
      blocks: [
        steps(
          ['Sign in and open ', link('your profile', PAGES.profile), '.'],
          ['At the end of the page, press ', strong('Delete account'), '.'],
          [
            'Type ',
            strong('DELETE'),
            ', in capital letters, in the confirmation field. It is there so that no one deletes an account by accident.',
          ],
          ['Press ', strong('Delete my account'), '.'],
          'If you signed in more than five minutes ago, confirm that it is you: with your password, or with Google or Facebook.',
        ),
        paragraph(
          "You are signed out on all devices and any subscription ends; nothing more is charged. This can't be undone, not even by us. If you would like to keep a copy, download your data first, and save your photos one by one, as the file has only links to them that work for one to two hours: ",
          link('your rights', `${PAGES.privacy}#rights`),
          '.',
        ),
      ],
    },
    {
      id: 'providers',
      title: 'If you sign in with Facebook or Google',
      blocks: [
        paragraph(
          'Delete your account as above: sign in with Facebook or Google, then follow the same steps. What we received from the provider (your identifier there, your name, email address and the address of your picture) is deleted with it.',
        ),
        paragraph(
          'Facebook and Google keep their own note that you have used Zampa. You can remove it there, before or after:',
        ),
        list(
          [
            strong('Facebook: '),
            'Settings and privacy, Settings, ',
            link('Apps and websites', 'https://www.facebook.com/settings?tab=applications'),
            ', choose Zampa, Remove.',
          ],
          [
            strong('Google: '),
            'Google Account, ',
            link('Third-party apps and services', 'https://myaccount.google.com/connections'),
            ', choose Zampa, Delete all connections.',
          ],
        ),
        paragraph(
          'Removing Zampa there ends only the connection: your Zampa account and its data stay until you delete them here or ask us to.',
        ),
      ],
    },
    {
      id: 'request',
      title: 'Ask us to delete it',
      blocks: [
        paragraph(
          "If you can't or don't want to do it yourself, for instance because you can no longer sign in:",
        ),
        steps(
          [
            ...contact.ask(true),
            ', from the email address of your account or of your Facebook or Google account.',
          ],
          "Say that you want your Zampa account and all its data deleted. You don't have to give a reason.",
          'We may ask one question to make sure the account is yours. Never send your password.',
        ),
        paragraph(
          'Deletion requests are answered within 30 days, and the data is removed within the same 30 days. It is free of charge.',
        ),
      ],
    },
    {
      id: 'deleted',
      title: 'What is deleted',
      blocks: [
        list(
          'your account: username, email address, password hash, plan and question counts',
          'what Google or Facebook told us: identifier, name, email address, picture',
          'all your pets, with everything you noted about them',
          'all conversations: your questions, the answers, their sources and urgency notes',
          'all sessions, on every device',
        ),
        paragraph(
          'To delete less: under ',
          link('Your Pets', PAGES.pets),
          ' you can delete a single pet, and its conversation with it, and keep your account.',
        ),
      ],
    },
    {
      id: 'when',
      title: 'When it is gone, and what is kept',
      blocks: [
        table(
          'When data is gone',
          ['Data', 'When', 'Why not sooner'],
          [
            [strong('In the product: '), 'account, pets, conversations, sessions'],
            'At once, when you confirm',
            'Nothing delays it',
          ],
          [
            [strong('What remains in our other systems, '), 'such as emails waiting to be sent'],
            'Within 30 days',
            'They empty themselves, or are emptied by hand',
          ],
          [
            [strong('Backups')],
            'Within 90 days',
            'They only serve to restore the service after a failure, and expire by themselves',
          ],
          [
            [
              strong('Invoices and payments, '),
              'without pets and conversations; at Stripe with the customer record that they belong to (your email address), but without a card. If you never paid, that record is deleted, and only the cancelled invoice of a payment that you began stays there',
            ],
            'When the time set by tax and accounting law has passed (in Italy ten years)',
            'We, and Stripe, must keep them by law',
          ],
          [
            [strong('Of a partner vet: '), 'name, register number and what they wrote to owners'],
            'When those owners delete the pet or their account',
            'So that owners keep the advice and know whose it is',
          ],
          [
            [
              strong('A keyed hash of email address and cards, '),
              'from which neither can be recovered, with a record of which free questions, discount and money-back guarantee were used',
            ],
            'After two years',
            'So that they do not start over with a new account',
          ],
        ),
        paragraph(
          "What we can't delete: what is stored in your own browser (clear it in its settings), emails in your mailbox, and what Meta received if you agreed to it, which you manage in your settings there. Where a language model answered, its provider may hold requests for a short time under its own rules; your name and email address are not in them unless you wrote them.",
        ),
      ],
    },
    {
      id: 'more',
      title: 'Other rights',
      blocks: [
        paragraph(
          'What we keep and why, and how to see, export or correct it, is explained in the ',
          link('Privacy Policy', PAGES.privacy),
          ". If you only want to stop paying, you don't have to delete anything: ",
          link('cancel the subscription', `${PAGES.terms}#cancel`),
          '.',
        ),
      ],
    },
  ],
};
