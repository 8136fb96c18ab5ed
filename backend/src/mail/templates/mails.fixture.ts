import type { MailTemplates } from './mail-templates.js';

export const ORIGIN = 'https://zampa.example';
export const NAME = 'Anna & <b>"Co"</b>';

export const STOP = `${ORIGIN}/secure-account#key`;

const MOKA = {
  petId: 7,
  petName: 'Moka',
  face: { species: 'gatto', coat: 'black' },
} as const;

const shared = { name: NAME, plan: 'pro' } as const;

export const SAMPLES: MailTemplates = {
  receipt: {
    ...shared,
    amountCents: 649,
    currency: 'eur',
    invoiceNumber: 'ZAMPA-0001',
    paidAt: '2026-11-21T10:00:00.000Z',
    nextAt: '2026-12-21T10:00:00.000Z',
    nextAmountCents: 1299,
    invoiceUrl: 'https://pay.example/invoice?id=1&way=pdf',
  },
  'renewal-failed': {
    ...shared,
    amountCents: 1299,
    keepUntil: '2026-12-08T10:00:00.000Z',
    payUrl: 'https://pay.example/invoice',
  },
  'card-expiring': {
    ...shared,
    last4: '4242',
    expires: '2026-12',
    nextAt: '2027-01-08T10:00:00.000Z',
  },
  'subscription-canceled': { ...shared, until: '2026-12-08T10:00:00.000Z' },
  'switch-scheduled': {
    name: NAME,
    plan: 'expert',
    nextPlan: 'pro',
    at: '2026-12-08T10:00:00.000Z',
    nextAmountCents: 1299,
  },
  'subscription-resumed': { ...shared, nextAt: '2026-12-21T10:00:00.000Z' },
  refunded: { ...shared, amountCents: 1299, currency: 'eur', current: null },
  'first-month-used': {
    ...shared,
    amountCents: 649,
    currency: 'eur',
    priceCents: 1299,
    payUrl: `${ORIGIN}/checkout?plan=pro`,
  },
  'payment-disputed': {
    ...shared,
    amountCents: 1299,
    currency: 'eur',
    refundedCents: 0,
    paidAt: '2026-11-08T10:00:00.000Z',
    until: '2026-12-21T10:00:00.000Z',
  },
  'plan-ended': shared,
  'verify-email': { name: NAME, url: `${ORIGIN}/verify-email#key` },
  'reset-password': { name: NAME, url: `${ORIGIN}/reset-password#key` },
  'change-email': { name: NAME, url: `${ORIGIN}/verify-email#key` },
  'email-changed': { name: NAME, url: STOP },
  'password-changed': { name: NAME, url: STOP },
  'account-removed': { name: NAME },
  'provider-connected': { name: NAME, provider: 'Google', url: STOP },
  'provider-disconnected': { name: NAME, provider: 'Google', url: STOP },
  'token-made': { name: NAME, last4: 'Xy7Q', expiresAt: '2027-03-11T10:00:00Z', url: STOP },
  'support-message': {
    ...shared,
    replyTo: 'anna@example.org',
    language: 'it',
    number: 12,
    subject: 'Where is my invoice?',
    text: 'First line\n\n<script>alert(1)</script>',
  },
  'webhook-switched-off': { name: NAME, host: 'hooks.example.org' },
  'support-answer': {
    name: NAME,
    number: 12,
    subject: 'Where is my invoice?',
    text: 'In your profile.\n\n<b>Under</b> Plan',
  },
  'usage-report': {
    name: NAME,
    month: '2026-11',
    questions: 1204,
    answers: 1198,
    pets: 12,
    diaryEntries: 340,
    remindersDone: 58,
    stopUrl: `${ORIGIN}/s/reports/key`,
  },
  'vet-message': { name: NAME, ...MOKA, vet: 'Dr. Ada Verdi' },
  'question-expired': { name: NAME, ...MOKA, askedAt: '2026-11-19T07:00:00.000Z' },
  reminder: {
    name: NAME,
    ...MOKA,
    title: 'Syrup for the cough',
    note: '2 ml',
    dueAt: '2026-11-21T07:00:00.000Z',
    timeZone: 'Europe/Rome',
    comesAgain: true,
  },
};
