import { PAGES } from '@contract/pages';
import { link, list, paragraph, strong, table, type LegalDocument } from '../../legal-document';
import { contact } from '../contact';

export const dataProcessing: LegalDocument = {
  summary: [
    "For businesses on Expert that put other people's personal data into Zampa: clients, buyers, staff.",
    'That data stays yours. We use it to run Zampa for you, and for nothing else.',
    'Who helps us, and with what, is listed below. We tell you about changes 30 days in advance.',
    'You can take everything with you, or delete it, whenever you like.',
  ],
  sections: [
    {
      id: 'parties',
      title: 'Between whom, and since when',
      blocks: [
        paragraph(
          'This agreement is between you, a business that uses Zampa on the Expert plan (the "controller"), and the operator of this site (the "processor", in this text "we"). It is the contract required by Article 28 of the General Data Protection Regulation (GDPR), and part of the ',
          link('Terms of Service', PAGES.terms),
          '. It applies from the day your Expert plan starts until the last of the data has been deleted.',
        ),
        paragraph(contact.who()),
        paragraph(
          'For the data of your own account, we are the controller: see the ',
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
            [strong('What does not belong in it')],
            'Data on the health of people and other special categories under Article 9 of the GDPR. Please do not enter any.',
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
          'If the law requires us to do anything else, we tell you first, unless it forbids that.',
          'If we think that an instruction breaks the law, we tell you and may wait before following it.',
          'Everyone here who can see the data is bound to confidentiality.',
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
          'Logs hold ids instead of names and words. Sign-ins and security changes are recorded.',
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
          'You agree to these kinds of providers, each bound by contract to what this agreement says. On request we tell you which company does what in this installation: ',
          ...contact.ask(),
          '.',
        ),
        table(
          'Providers and what they do',
          ['Who', 'Does what', 'When'],
          [
            [strong('Hosting')],
            'Runs the servers, the database, the photo store and their backups',
            'Always',
          ],
          [[strong('Email')], 'Delivers reminders, reports and support answers', 'Always'],
          [
            [strong('The provider of the language model')],
            'Receives questions with facts about the animal, to write answers',
            'Where one is used; otherwise answers come from the handbook, on our servers',
          ],
          [
            [strong('Stripe')],
            'Charges your card and issues your invoices, with your business details',
            'Where plans are paid for',
          ],
          [
            [strong('The push service of a browser')],
            'Carries notifications, which it cannot read',
            'If you switch them on',
          ],
        ),
        paragraph(
          'We announce a new provider, or a new kind of provider, by email 30 days in advance. If you object for a good reason and we find no other way, you may cancel and get back what you have paid for the time after that.',
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
          'When something happens to the data, we tell you without undue delay what happened, whom it concerns and what we are doing about it, so that you can report it within the 72 hours of Article 33 of the GDPR.',
          'When you have to assess risks or consult an authority, we give you what we know about our part.',
          "When you want to check that we comply with this agreement, we answer your questions in writing. If that is not enough, you or an auditor bound to confidentiality may carry out an audit, with 30 days' notice and at your own cost.",
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
          '. What tax law requires us to keep, we use for nothing else.',
        ),
      ],
    },
  ],
};
