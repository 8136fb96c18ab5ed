import { PAGES } from '@contract/pages';
import { link, list, paragraph, strong, table, type LegalDocument } from '../../legal-document';
import { contact } from '../contact';

export const dataProcessing: LegalDocument = {
  summary: [
    'For businesses on Expert that put personal data of others into Zampa: clients, buyers, staff.',
    'That data stays yours. We use it to run Zampa for you, and for nothing else.',
    'Who helps us, and with what, is listed below. You hear of changes 30 days before.',
    'You take everything with you, or delete it, whenever you like.',
  ],
  sections: [
    {
      id: 'parties',
      title: 'Between whom, and since when',
      blocks: [
        paragraph(
          'This agreement is between you, a business that uses Zampa on the Expert plan (the "controller"), and the operator of this site (the "processor", in this text "we"). It is the contract that article 28 of the General Data Protection Regulation (GDPR) asks for, and part of the ',
          link('Terms of Service', PAGES.terms),
          '. It applies from the day your Expert plan starts until the last of the data is gone.',
        ),
        paragraph(contact.who()),
        paragraph(
          'For the data of your own account we are responsible ourselves: see the ',
          link('Privacy Policy', PAGES.privacy),
          '. If you need this agreement signed, print this page, and ',
          ...contact.ask(),
          '.',
        ),
      ],
    },
    {
      id: 'data',
      title: 'What it is about',
      blocks: [
        table(
          'What is processed',
          ['What', 'In Zampa'],
          [
            [strong('Purpose')],
            'Keeping profiles and diaries of animals, answering questions about them, reminders, summaries for the vet, and support.',
          ],
          [
            [strong('People')],
            'Those you write about: owners and buyers of animals, your staff, your vets.',
          ],
          [
            [strong('Kinds of data')],
            'Names, telephone numbers and whatever else you write into notes, questions, photos and messages. Zampa asks for none of it.',
          ],
          [
            [strong('Not meant for it')],
            'Data on the health of people and other special categories of article 9 GDPR. Please do not enter any.',
          ],
        ),
      ],
    },
    {
      id: 'instructions',
      title: 'Your instructions',
      blocks: [
        list(
          'We process the data only as you instruct us: by what you do in Zampa and through its interfaces, and by what you write to support.',
          'We do not sell it, do not advertise with it, and do not train any model on it.',
          'If the law obliges us to anything else, we tell you before, unless it forbids that.',
          'If we think that an instruction is against the law, we tell you and may wait.',
          'Everybody who can see the data here is bound to secrecy.',
        ),
      ],
    },
    {
      id: 'security',
      title: 'How the data is kept safe',
      blocks: [
        list(
          'Connections are encrypted. Passwords are stored only as argon2 hashes, tokens and links only as hashes.',
          'Every call is checked against the account it belongs to; another account cannot even learn that something exists.',
          'Each part of the system reaches the database with rights of its own, and no more than it needs.',
          'Logs hold ids instead of names and words. Sign-ins and changes of security are recorded.',
          'Backups are taken and restored in tests; deleted data is gone from them within 90 days.',
          ['What works, and what did not, is on the ', link('status page', PAGES.status), '.'],
        ),
      ],
    },
    {
      id: 'subprocessors',
      title: 'Who helps us',
      blocks: [
        paragraph(
          'You agree to these kinds of helpers, each bound by contract to what this agreement says. Which company has which part in this installation, we tell you on request: ',
          ...contact.ask(),
          '.',
        ),
        table(
          'Helpers and what they do',
          ['Who', 'Does what', 'When'],
          [
            [strong('Hosting')],
            'Runs the servers, the database, the store of photos and their backups',
            'Always',
          ],
          [[strong('Mail')], 'Delivers reminders, reports and answers of support', 'Always'],
          [
            [strong('The provider of the language model')],
            'Receives questions with the facts of the animal, to write answers',
            'Where one is used; otherwise answers come from the handbook, on our servers',
          ],
          [
            [strong('Stripe')],
            'Charges your card and makes your invoices, with your business details',
            'Where plans are paid',
          ],
          [
            [strong('The push service of a browser')],
            'Carries notifications, which it cannot read',
            'If you switch them on',
          ],
        ),
        paragraph(
          'We announce another helper, or another kind, by email 30 days before. If you object for a good reason and we find no other way, you may cancel, and get back what you have paid for the time after.',
        ),
        paragraph(
          'Data leaves the European Economic Area only where the European Commission has found the protection adequate, or under its standard contractual clauses.',
        ),
      ],
    },
    {
      id: 'help',
      title: 'How we help you',
      blocks: [
        list(
          'When people ask you about their data: you find, correct, export and delete it yourself. Where that is not enough, support does it with you.',
          'When something happens to the data, we tell you without undue delay what it was, whom it concerns and what we do, so that you can report it within the 72 hours of article 33 GDPR.',
          'When you have to assess risks or ask an authority, we give you what we know of our part.',
          'When you want to check that we keep this agreement, we answer your questions in writing. If that is not enough, you or an auditor bound to secrecy may look, announced 30 days before and at your cost.',
        ),
      ],
    },
    {
      id: 'end',
      title: 'At the end',
      blocks: [
        paragraph(
          'You can export everything at any time in your profile, also after a downgrade. When you delete a pet or the account, its data is removed within 30 days, and from backups within 90 days: see ',
          link('Data Deletion', PAGES.dataDeletion),
          '. What tax law makes us keep, we keep for nothing else.',
        ),
      ],
    },
  ],
};
