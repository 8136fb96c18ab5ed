import { PAGES } from '@contract/pages';
import { link, list, paragraph, strong, table, type LegalDocument } from '../../legal-document';
import { contact } from '../contact';

export const privacy: LegalDocument = {
  effective: 'Effective November 30, 2026',
  summary: [
    'We keep what you tell Zampa about yourself and your pets to answer you and to run your account. We do nothing else with it, and we never sell it.',
    [
      'You can see, correct, copy and delete your data. Deleting everything takes a minute: ',
      link('how it works', PAGES.dataDeletion),
      '.',
    ],
    'Deleted data is removed within 30 days, and from backups within 90 days.',
    'Your card number goes straight to Stripe and never reaches our servers.',
    'Advertising is measured only if you agree, and you can change your mind at any time.',
    'You must be over 16 to use Zampa.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        paragraph(
          'The operator of this site decides how and why personal data is used here and is responsible for it (the "controller" in the words of the General Data Protection Regulation, GDPR). In this text "we" is the operator.',
        ),
        paragraph(contact.who()),
        paragraph('For any question about your data, ', ...contact.ask(), '.'),
      ],
    },
    {
      id: 'data',
      title: 'What we keep, why and for how long',
      blocks: [
        table(
          'Data we keep',
          ['Data', 'Why', 'How long'],
          [
            [
              strong('Your account: '),
              'username, email address, password (only as an argon2 hash, from which nobody can read it), date of registration, plan, number of questions asked, your language and the settings that you choose, such as your country, for emergency numbers',
            ],
            'To sign you in and give you what your plan includes. Basis: our contract with you.',
            'Until you delete the account',
          ],
          [
            [
              strong('Google or Facebook sign-in: '),
              'your identifier at the provider, name, email address and the address of your picture',
            ],
            'To sign you in without another password. Basis: our contract with you.',
            'Until you delete the account',
          ],
          [
            [
              strong('Your pets: '),
              'name, species and, if you fill them in, breed, birth date or age, sex, weight, health, allergies, medicines and personality, the names and telephone numbers of your vets, and what you do or do not want Zampa to remember',
            ],
            'So that answers fit your animal. Basis: our contract with you.',
            'Until you delete the pet or the account',
          ],
          [
            [
              strong('The diary of your pets: '),
              'what you write down or import, such as weights, symptoms, food and medicines',
            ],
            'To keep it for you and show what it reveals. Basis: our contract with you.',
            'Until you remove the entry, the pet or the account',
          ],
          [
            [
              strong('Your photos: '),
              'pictures of your pets that you add to a pet or to a question, redrawn without the place, time and camera recorded in their files',
            ],
            'To show them to you, and to answer questions about them. Basis: our contract with you.',
            'Until you replace or remove the photo, or delete the pet or the account; a day if you never use it',
          ],
          [
            [
              strong('Your conversations: '),
              'your questions, the one that you are writing, the answers, their times, sources and urgency, and which model wrote them, whether you found them helpful and why not, how far you have read, and a short summary of a long conversation',
            ],
            'To answer in context and show you the conversation again. Basis: our contract with you.',
            'Until you delete the pet or the account',
          ],
          [
            [
              strong('Payments: '),
              'customer and subscription numbers at Stripe, plan, amounts, dates and invoices and, if you add them, the name, address and VAT number of your business. Of your card its last four digits, its expiry date and, once it had a discount or a refund, a keyed hash; never its number',
            ],
            'To charge and refund what was agreed, and to keep accounts. Basis: our contract with you and legal duties.',
            'Until you delete the account; invoices, with the customer record at Stripe that they belong to, as long as tax law requires',
          ],
          [
            [
              strong('Reminders and summaries for the vet: '),
              'what you want to be reminded of and whether it was done; the summaries that you create, a hash of the address of a link, and how often it was opened',
            ],
            'To remind you, and to show your vet what you choose. Basis: our contract with you.',
            'Until you remove them, the pet or the account; beyond 100 summaries of a pet the oldest go; a link until it expires or you revoke it',
          ],
          [
            [
              strong('Questions to a vet: '),
              'if you ask one: your question, what you agreed to share and when, who took it, the advice and your rating',
            ],
            'So that the vet can advise you. Basis: your consent, which you give with each question and can withdraw until the case is closed; after that, the legitimate interest in showing what the advice was based on.',
            'Until you delete the pet or the account; what you withdrew or no vet took, 90 days',
          ],
          [
            [
              strong('If you are a partner vet: '),
              'name, register number, languages, species, hours and duty, the key of your authenticator (encrypted) and hashes of your recovery codes; which questions you took, and what you wrote and advised',
            ],
            'So that owners can ask you and know who advised them. Basis: our contract with you.',
            'Until you delete the account; key and codes until you are no longer a vet. Name, register number and what you wrote stay with the owners, until they delete the pet or their account',
          ],
          [
            [
              strong('Support and emails: '),
              'what you write to us, and what we answer; the emails that Zampa sends you, with your address',
            ],
            'To help you, and to send each email once. Basis: our contract with you.',
            'Support messages until you delete the account; emails for 30 days, and for a year after that only the fact that they were sent',
          ],
          [
            [
              strong('Notifications and calendar: '),
              'where you want them: an address and keys of your browser; a hash of the address of your calendar, and when it was last read',
            ],
            'To bring reminders to you. Basis: our contract with you.',
            'Until you switch them off or delete the account; notifications also end when you log out and, beyond 20 browsers, on the oldest',
          ],
          [
            [
              strong('Your programs: '),
              'of each token a hash, its last four characters, its name, what it may do, and when it was created, expires and was last used; your own addresses that we call (webhooks), and which calls they answered',
            ],
            'To give access to, and notify, the programs that you choose. Basis: our contract with you.',
            'Until you remove them or delete the account; a token 30 days after it expired, a call 30 days',
          ],
          [
            [strong('Your session: '), 'who is signed in, since when, and in which browser'],
            'To keep you signed in. Basis: our contract with you.',
            'Until you log out, at the latest after 7 days without a visit or 30 days after signing in',
          ],
          [
            [
              strong('Protection: '),
              'your IP address and, for failed logins and when an email is requested, the email address',
            ],
            'To count attempts, so that nobody can guess passwords. Basis: our legitimate interest in a safe service.',
            'At most one hour',
          ],
          [
            [
              strong('What is given once: '),
              'when you delete your account, a keyed hash of its email address and of the cards that had a discount or a refund, from which neither can be read, with the number of free questions asked and whether there was a discount or a refund; no name, no address. When you change your email address, the same hash of the address you leave, with the number of free questions asked',
            ],
            'So that free questions, discount and money-back guarantee do not start over with a new account. Basis: our legitimate interest in giving them once.',
            'Two years after the account was deleted or the address was changed',
          ],
          [
            [
              strong('Technical log: '),
              'which call was made, when, how long it took, whether it worked and from which network, without your questions',
            ],
            'To find faults. Basis: our legitimate interest in a service that works.',
            'At most 90 days',
          ],
        ),
        paragraph(
          "Without an email address and a password, or a provider to sign in with, there is no account; all other details are up to you. Please write about your pets, not about people's health.",
        ),
      ],
    },
    {
      id: 'answers',
      title: 'How answers are written',
      blocks: [
        paragraph(
          'Answers are written by a machine. First, fixed rules on our servers look at your question for signs of an emergency and for poisonous substances. Then one of two things happens, whichever the operator has set up:',
        ),
        list(
          [strong('The built-in handbook answers. '), 'Your question does not leave our servers.'],
          [
            strong('A language model answers. '),
            'Your question with its photos, the recent part of the conversation, with what a vet and you wrote to each other and sent in it, a summary of what came before, the profile of the pet you talk about and what you want remembered of it, its reminders and what its diary shows are sent to the provider of that model, which works for us. Your name, your email address, the contacts of your vets and your payments are not sent.',
          ],
        ),
        paragraph(
          'No decision with legal or similar effect on you is made this way, and we do not use your conversations to build a profile of you.',
        ),
      ],
    },
    {
      id: 'browser',
      title: 'Cookies and your browser',
      blocks: [
        paragraph(
          'What is strictly necessary, or what you chose yourself, is stored in your browser without asking:',
        ),
        table(
          'What is stored in your browser',
          ['Name', 'What it does', 'How long'],
          [
            [strong('zampa.sid'), ' (cookie; on secure sites __Host-zampa.sid)'],
            'Keeps you signed in. Scripts cannot read it.',
            'Until you log out, at most 30 days',
          ],
          [
            [strong('zampa.language'), ' (cookie)'],
            'Remembers the language you chose.',
            'One year',
          ],
          [
            [strong('zampa.theme'), ' (local storage)'],
            'Remembers light or dark, if you chose one.',
            'Until you choose "System" or clear it',
          ],
          [
            [strong('zampa.consent'), ' (local storage)'],
            'Remembers whether you agreed that advertising is measured.',
            'Until you clear it',
          ],
          [
            [
              strong('zampa.draft, zampa.outbox, zampa.photos, zampa.tab-draft'),
              ' (local storage; the last two: session storage)',
            ],
            'Keep a question or words for a vet that you have not sent, or that are on their way, and a form that was open when you were signed out, so that they are not lost.',
            'Until it is sent, you empty it or you delete your account in this browser; a form until you open it again; words for a vet and a form at the latest until you close the tab or another account signs in there',
          ],
          [
            [strong('zampa.units'), ' (local storage)'],
            'Remembers the units in which you write the diary.',
            'Until you delete it',
          ],
          [
            [strong('zampa.notifications'), ' (local storage)'],
            'Remembers who switched notifications on in this browser.',
            'Until you switch them off',
          ],
          [
            [strong('zampa.answer-notices.asked, zampa.rating'), ' (local storage)'],
            'Remember that you have answered a question of ours, so that it is not asked again.',
            'Until you clear it',
          ],
          [
            [strong('zampa.single-keys'), ' (local storage)'],
            'Remembers that you turned off single-key shortcuts.',
            'Until you turn them back on',
          ],
          [
            [strong('zampa.sale'), ' (local storage)'],
            'Remembers which plan you are paying for while you are at your bank.',
            'Until the payment is finished',
          ],
          [
            [strong('__stripe_mid, __stripe_sid'), ' (cookies of Stripe)'],
            'Help Stripe to recognise fraud, once you open the payment page or replace your card.',
            'One year; 30 minutes',
          ],
          [
            [strong('zampa.owner, zampa.last-chat'), ' (local storage)'],
            'Remember that somebody is signed in here, and the pet you talked about last.',
            'The first until you log out, the second until you delete your account in this browser',
          ],
          [
            [
              strong('zampa.contacts'),
              ' (local storage), ',
              strong('own'),
              ' with your number (cache)',
            ],
            'Keep the vets you noted, your pets, your profile and the newest messages of your last 20 conversations, to be read without a network.',
            'Until you log out',
          ],
          [
            [strong('shell, shared'), ' (cache)'],
            'Keep the pages themselves, including the emergency page, for use without a network, and what another app shares with Zampa.',
            'The pages until you clear them; what is shared until you use it or log out',
          ],
          [
            'Other names that begin with zampa (session storage)',
            'Keep across a reload a notice, a sign-in in progress, your place on a page, the pet you talked about, a question you are changing, what you chose to keep from the home page and, if advertising is measured, that you have just registered.',
            'Until you close the tab',
          ],
        ),
        paragraph('You can clear all of it in the settings of your browser.'),
      ],
    },
    {
      id: 'advertising',
      title: 'Measuring advertising',
      blocks: [
        paragraph(
          'Where the operator advertises on Facebook or Instagram, this site can use the Meta pixel. It is loaded only after you have pressed "Accept"; before that, and if you refuse, nothing from Meta is loaded and nothing is sent. Zampa works the same either way. Where no pixel is used, nobody asks you.',
        ),
        paragraph('If you agree, your browser tells Meta that:'),
        list(
          'the home page or the payment page was opened',
          'somebody pressed "Start Free Chat" or kept their story on the home page, registered or started a chat',
          'a pet profile was created, with its species only',
          'a plan was bought, with its name and its price in euros',
        ),
        paragraph(
          "We never send your name, your email address, your pet's name or anything you write. Meta also receives the address of the page, your IP address and technical details of your browser, and may set cookies of its own; for what it does with them Meta is responsible alongside us.",
        ),
        paragraph(
          'Basis: your consent. To withdraw it, press "Cookie choices" at the bottom of the page and then "Refuse": it is as easy as agreeing. What happened before remains lawful.',
        ),
      ],
    },
    {
      id: 'recipients',
      title: 'Who receives data',
      blocks: [
        paragraph(
          strong('We do not sell your data'),
          ", and we do not pass it on for other companies' advertising. It reaches only:",
        ),
        list(
          [
            strong('Hosting and mail: '),
            'the companies that run the servers, the database and outgoing email for us, bound by contract to our instructions.',
          ],
          [
            strong('Stripe: '),
            'takes your card details directly from your browser and charges you. It receives your email address, the plan, if you add them the business details for your invoices and, to recognise fraud, your IP address, technical details of your browser and how you use the payment form.',
          ],
          [
            strong('The provider of the language model: '),
            'only where one is used, as described in ',
            link('How answers are written', '#answers'),
            '.',
          ],
          [
            strong('Google or Facebook: '),
            'only if you sign in with them. They learn that you use Zampa.',
          ],
          [
            strong('The push service of your browser: '),
            'only if you switch notifications on, so that they reach the device. It carries them sealed and cannot read them.',
          ],
          [
            strong('The maker of your browser: '),
            'only if you dictate or have an answer read aloud, and your browser does that over the network. It then receives your voice, or the words to be read.',
          ],
          [
            strong('Your calendar: '),
            'only if you give it a calendar address. It then reads the names of your pets and the titles and times of your reminders.',
          ],
          [
            strong('Programs and assistants with a token of yours: '),
            'only if you create one and give it to them, or name an address for us to call. They see and change what you allowed, until you revoke it.',
          ],
          [
            strong('Anyone with the link to a summary: '),
            'only if you create one and pass it on. They see that summary, and nothing else.',
          ],
          [
            strong('A partner vet: '),
            'only if you ask one. Those who could take your question see the name and species of the pet, how urgent it is, its language and when you asked. Only the vet who takes it reads your question and, until the case is closed, the profile of the pet and what you ticked; afterwards, apart from what the others saw, only the question, what you wrote to each other and your rating. Your name and your addresses are not shown.',
          ],
          [strong('Meta: '), 'only after your consent.'],
          [strong('Authorities: '), 'only where the law requires it.'],
        ),
        paragraph(
          'If one of them works outside the European Economic Area, data goes there only where the European Commission has found the protection adequate, or under its standard contractual clauses. Ask us for a copy.',
        ),
      ],
    },
    {
      id: 'deletion',
      title: 'Deletion and backups',
      blocks: [
        paragraph(
          'When you delete your account, it disappears from the product at once, with your pets and conversations. Whatever is left of it in our systems is removed within 30 days. Backups are kept only for restoring the service after a failure and are deleted within 90 days. What must be kept longer, and each step, is explained in ',
          link('Data Deletion', PAGES.dataDeletion),
          '.',
        ),
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        paragraph('Under the GDPR you may at any time ask us for:'),
        list(
          [
            strong('Access and export: '),
            'what we hold about you, with a copy. Most of it you can download in your profile, in one file that other programs can read; photos are included only as links, which work for one to two hours.',
          ],
          [
            strong('Portability: '),
            'to receive that file yourself or have it sent to another service.',
          ],
          [
            strong('Correction: '),
            'name and email address in ',
            link('your profile', PAGES.profile),
            ', the facts about your animals under ',
            link('Your Pets', PAGES.pets),
            '; anything else on request.',
          ],
          [strong('Erasure: '), 'by yourself in your profile, or on request.'],
          [
            strong('Objection and restriction: '),
            'where we rely on a legitimate interest, or while a question about your data is open.',
          ],
          [strong('Withdrawal of consent: '), 'with effect from then on.'],
        ),
        paragraph(
          'Every request is answered within 30 days and costs nothing. Write from the email address of your account, so that nobody else can ask in your name.',
        ),
        paragraph(
          'You may also complain to a data protection supervisory authority: where you live, where you work or where you think the law was broken. In Italy this is the Garante per la protezione dei dati personali.',
        ),
      ],
    },
    {
      id: 'security',
      title: 'How data is protected',
      blocks: [
        paragraph(
          'Passwords are stored only as argon2 hashes. The session is one cookie that scripts cannot read. Every pet and every conversation can be opened by its owner only. Attempts to guess passwords are slowed down. Logs contain neither passwords nor email addresses nor your questions.',
        ),
        paragraph(
          'No service is perfectly safe. If something happens that puts your rights at risk, we tell the supervisory authority and you, as the GDPR requires.',
        ),
      ],
    },
    {
      id: 'age',
      title: 'Age',
      blocks: [
        paragraph(
          'Users must be over 16. If we learn that an account belongs to somebody younger, we delete it.',
        ),
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        paragraph(
          'When this policy changes, the date at its top changes with it. We tell you about material changes 30 days in advance. The rules for using Zampa are in the ',
          link('Terms of Service', PAGES.terms),
          '.',
        ),
      ],
    },
  ],
};
