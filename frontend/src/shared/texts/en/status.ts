import type { StatusLevel, StatusPart } from '@contract/status';

const parts: Record<StatusPart, string> = {
  app: 'App and sign-in',
  answers: 'Answers',
  live: 'Live updates',
  mails: 'Emails',
  payments: 'Payments',
};

const levels: Record<StatusLevel, string> = {
  works: 'Works',
  trouble: 'Slow or patchy',
  down: 'Not working',
};

/** The status page. */
export const status = {
  title: 'Status',
  all: 'Everything works',
  some: 'Some things are slow or patchy right now',
  down: "Something isn't working right now",
  emergency: 'If your pet is unwell, the emergency page helps at any time:',
  toEmergency: 'Emergency help',
  checked: (time: string) => `Checked at ${time}. This page refreshes by itself.`,
  failed: "The status can't be loaded: Zampa isn't responding.",
  failedText: 'Check your own connection. This page refreshes by itself.',
  now: 'What works now',
  parts,
  levels,
  open: 'Ongoing',
  resolved: (span: string) => `Resolved after ${span}`,
  history: 'The last 90 days',
  none: 'Nothing has been reported in the last 90 days.',
  unknown: "Earlier reports can't be loaded right now.",
  minutes: (count: number) => `${count} min`,
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  days: (days: number, hours: number) => `${days} d ${hours} h`,
};

export type StatusTexts = typeof status;
