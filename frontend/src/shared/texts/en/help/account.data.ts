import { GRACE_DAYS, REFUND_DAYS } from '@contract/billing';
import { LIMITS } from '@contract/limits';
import { PAGES } from '@contract/pages';
import { FREE_QUESTIONS, PET_LIMITS, PRICES_EUR_CENTS } from '@contract/plans';
import { firstMonthPercent, operator } from '../../../installation';
import { formatPrice } from '../../../format';
import type { HelpAnswers } from '../../help-answers';
import { link, strong } from '../../legal-document';
import { contact } from '../contact';
import { promise } from './promise';

const { supportEmail, communityUrl, answerHours } = operator();
const percent = firstMonthPercent();
const price = (plan: 'pro' | 'expert'): string => formatPrice(PRICES_EUR_CENTS[plan], 'EUR', 'en');
const profile = link('your profile', PAGES.profile);
const pricing = link('Pricing', `${PAGES.home}#pricing`);

/** Answers about the account, plans, payments and data. */
export const account = {
  register: {
    question: 'How do I create an account?',
    answer: [
      `With an email address and a password of at least ${LIMITS.password.min} characters, or with Google or Facebook where they are offered. It is free and needs no card. You must be over 16.`,
    ],
    also: 'sign up join registration',
  },
  'sign-in': {
    question: 'Can I sign in with Google or Facebook too?',
    answer: [
      [
        'Yes, where they are offered. In ',
        profile,
        ', under "Sign-in and security", you can connect or disconnect them and set a password.',
      ],
    ],
    also: 'login log in social connect',
  },
  password: {
    question: 'I forgot my password',
    answer: [
      'Press "Forgot password?" where you sign in. We send you a link to choose a new one; it works once, for 30 minutes. If nothing arrives, check your spam folder.',
    ],
    also: 'reset lost login cannot sign in',
  },
  'change-email': {
    question: 'How do I change my email address or my name?',
    answer: [
      [
        'In ',
        profile,
        ', with "Edit Profile". A new address takes effect once you open the link we send there; until then we keep using the current one.',
      ],
    ],
    also: 'username mail confirm verification',
  },
  devices: {
    question: 'Where am I signed in, and how do I sign out?',
    answer: [
      [
        'In ',
        profile,
        ', under "Sign-in and security", you see every device. Sign out one of them or all the others. A new password also signs out all other devices (all of them, if it is set by a mailed link) and stops API tokens, the calendar address, notifications and webhooks.',
      ],
    ],
    also: 'session logout log out browser stolen phone',
  },
  'not-me': {
    question: "An email says something changed, and it wasn't me",
    answer: [
      'Press "It wasn\'t me" in that email. The account keeps your address, everyone is signed out, and you choose a new password. The link works once, for 7 days.',
    ],
    also: 'hacked stolen security password changed',
  },
  plans: {
    question: 'What do the plans include?',
    answer: [
      [
        strong('Free: '),
        `${FREE_QUESTIONS} questions in total, ${PET_LIMITS.free} pet, and help in emergencies without limit.`,
      ],
      [
        strong('Pro: '),
        `unlimited questions, up to ${PET_LIMITS.pro} pets, the diary with charts and insights, summaries for the vet, and reminders.`,
      ],
      [strong('Expert: '), 'everything in Pro, unlimited pets.'],
      ['The main features of each plan are listed under ', pricing, '.'],
    ],
    also: 'difference compare include offer free pro expert premium',
  },
  prices: {
    question: 'What do the plans cost?',
    answer: [
      `Pro costs ${price('pro')} a month, Expert ${price('expert')}; Free costs nothing. Prices include any VAT. You are charged in euros, exactly the amount the checkout shows before you pay. Amounts in dollars elsewhere are for guidance only.`,
    ],
    also: 'price euro dollar how much expensive subscription',
  },
  'first-month': {
    question: 'Is there a discount on the first month?',
    answer: [
      percent === 0
        ? 'Not at the moment. The checkout shows what is due today and what is due from next month.'
        : `Yes: the first month is ${percent}% off, once per account. A card that had it on an account since deleted doesn't get it again. The checkout shows what is due today and what is due from next month.`,
    ],
    also: 'offer coupon promotion trial',
  },
  'switch-plan': {
    question: 'How do I change my plan?',
    answer: [
      [
        'In ',
        profile,
        ', under Subscription. A higher plan starts as soon as it is paid, and what you already paid for the month is credited; you see the exact amount first. A lower plan starts with your next month.',
      ],
    ],
    also: 'upgrade downgrade switch',
  },
  'after-pro': {
    question: 'What happens to my diary and reminders when Pro ends?',
    answer: [
      'Everything you noted stays, and you can read, download and delete it. New entries need a paid plan again. Reminders are kept too, and pause until then.',
    ],
    also: 'downgrade lose data expire end free',
  },
  paying: {
    question: 'How can I pay, and is it safe?',
    answer: [
      'By card, through Stripe. Your card number goes straight from your browser to Stripe and never reaches our servers. The plan renews each month until you cancel.',
      ['To pay with another card from the next month on, choose "Replace card" in ', profile, '.'],
    ],
    also: 'credit card visa mastercard method secure paypal replace change expired',
  },
  'paid-not-active': {
    question: 'I have paid, but my plan is not active',
    answer: [
      'Usually it takes a few seconds. Press "Activate My Plan" on the page after the payment, or reload your profile after a minute. Trying again never charges you twice.',
      ['If it stays that way, ', ...contact.ask(), '.'],
    ],
    also: 'missing upgrade charged problem error',
  },
  'failed-payment': {
    question: 'A payment failed. What now?',
    answer: [
      [
        `You keep your plan for ${GRACE_DAYS} days. In `,
        profile,
        ', under Subscription, you can pay the amount due. If it stays unpaid, the account goes back to Free; your pets and conversations are kept.',
      ],
    ],
    also: 'declined card expired renewal bank',
  },
  invoices: {
    question: 'Where are my receipts and invoices?',
    answer: [['In ', profile, ', under Payments. Each payment is also confirmed by email.']],
    also: 'receipt bill tax download',
  },
  cancel: {
    question: 'How do I cancel my subscription?',
    answer: [
      [
        'In ',
        profile,
        ', with "Cancel subscription", at any time. You keep the plan until the end of the month you have paid for, and nothing is charged after that.',
      ],
    ],
    also: 'unsubscribe end stop terminate',
  },
  refund: {
    question: 'Can I get my money back?',
    answer: [
      [
        `Yes, within ${REFUND_DAYS} days of your first payment, in full, no reason needed: `,
        profile,
        ', "Request a refund". The plan then ends right away. It is given once, and not if a payment was already refunded or taken back by your bank. After that there are no refunds for partial months. The details are in the ',
        link('Terms of Service', `${PAGES.terms}#cancel`),
        '.',
      ],
    ],
    also: 'refund money back guarantee return',
  },
  privacy: {
    question: 'Who can see what I write?',
    answer: [
      [
        'Only you, and whoever you share something with (a vet you ask, or anyone with a summary link), can open your pet profiles, conversations and diary, and we never sell your data. What we keep, why and for how long is explained in the ',
        link('Privacy Policy', PAGES.privacy),
        '.',
      ],
    ],
    also: 'data safe gdpr private security',
  },
  'language-model': {
    question: 'Is what I write sent to a language model?',
    answer: [
      [
        'That depends on what the operator has set up: either the built-in handbook answers, and your question does not leave our servers, or a language model does, and receives your question with its photos, the recent conversation (also with a vet) and what is noted about the pet: profile, memories, reminders and diary. It does not receive your name, your email address or your payments. More in ',
        link('How answers are written', `${PAGES.privacy}#answers`),
        '.',
      ],
    ],
    also: 'openai chatgpt ai provider training',
  },
  export: {
    question: 'How do I download my data?',
    answer: [
      [
        'In ',
        profile,
        ', under "Sign-in and security": one button downloads your account, your pets and your conversations as one file. Photos are included only as links, which work for one to two hours, so save those you want to keep yourself.',
      ],
    ],
    also: 'export copy gdpr backup save',
  },
  'delete-account': {
    question: 'How do I delete my account?',
    answer: [
      [
        'At the end of ',
        profile,
        ', with "Delete account". You type DELETE to confirm; if you signed in more than five minutes ago, you also give your password, or confirm with Google or Facebook. Your pets and all conversations are deleted for good, and any subscription ends. Each step is explained under ',
        link('Data Deletion', PAGES.dataDeletion),
        '.',
      ],
    ],
    also: 'remove close erase everything',
  },
  advertising: {
    question: 'Is there tracking or advertising?',
    answer: [
      [
        'There is no advertising in Zampa. If the operator measures its ads elsewhere, that only happens after you agree, and you can change your mind with "Cookie choices" at the bottom of the page. More in the ',
        link('Privacy Policy', `${PAGES.privacy}#advertising`),
        '.',
      ],
    ],
    also: 'cookie pixel facebook ads consent',
  },
  support: {
    question: 'How do I reach support?',
    answer:
      supportEmail === null
        ? [
            'These help pages are for everyone. The operator of this installation has not given a contact address, so no plan includes support by email.',
          ]
        : [
            [
              'On Pro and Expert you write to us ',
              link('at the bottom of this page', '#contact'),
              `, and we answer there and by email: on Expert within ${promise.span(answerHours.expert)}, on Pro within ${promise.span(answerHours.pro)}. The time you can expect an answer by is shown next to your message.`,
            ],
            'These help pages are for everyone.',
          ],
    also: 'contact email human person write complaint bug',
  },
  community: {
    question: 'Is there a community?',
    answer: [
      communityUrl === null
        ? 'Not yet. These help pages are for everyone.'
        : [
            'Yes: ',
            link('owners help each other there', communityUrl),
            '. It is open to everyone.',
          ],
    ],
    also: 'forum group owners discord',
  },
  operator: {
    question: 'Who runs this site?',
    answer: [
      contact.who(),
      [
        'Who is responsible for your data, and how to ask about it, is explained in the ',
        link('Privacy Policy', `${PAGES.privacy}#who`),
        '.',
      ],
    ],
    also: 'company owner address imprint legal',
  },
} satisfies Partial<HelpAnswers>;
