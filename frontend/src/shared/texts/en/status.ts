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
  down: 'Does not work',
};

/** The status page. */
export const status = {
  title: 'Status',
  all: 'Everything works',
  some: 'Some things are slow or patchy right now',
  down: 'Something does not work right now',
  emergency: 'If your pet is unwell, the emergency page helps at any time:',
  toEmergency: 'Emergency help',
  checked: (time: string) => `Checked at ${time}. This page looks again by itself.`,
  failed: 'The status cannot be read: Zampa does not answer.',
  failedText: 'Check your own connection. This page looks again by itself.',
  now: 'What works now',
  parts,
  levels,
  open: 'Going on',
  resolved: (span: string) => `Over after ${span}`,
  history: 'The last 90 days',
  none: 'Nothing has been reported in the last 90 days.',
  unknown: 'What was reported earlier cannot be read right now.',
  minutes: (count: number) => `${count} min`,
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  days: (days: number, hours: number) => `${days} d ${hours} h`,
};

export type StatusTexts = typeof status;
