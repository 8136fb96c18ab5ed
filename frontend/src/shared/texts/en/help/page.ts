import type { SupportState } from '@contract/support';
import type { HelpGroup } from '../../help-answers';

const groups: Record<HelpGroup, string> = {
  account: 'Account',
  chat: 'Chat',
  emergencies: 'Emergencies',
  pets: 'Pets',
  diary: 'Diary and insights',
  reminders: 'Reminders',
  plans: 'Plans',
  payments: 'Payments',
  privacy: 'Your data',
  support: 'Support',
};

const states: Record<SupportState, string> = { open: 'Open', closed: 'Done' };

export const page = {
  lead: 'Answers about Zampa, for everyone.',
  animal: 'A question about your pet? Ask it in the chat.',
  search: 'Search the help',
  clear: 'Show all answers',
  found: (count: number) => `${count} ${count === 1 ? 'answer' : 'answers'}`,
  none: 'Nothing found.',
  noneText: 'Try other words, or see below who you can ask.',
  anchor: 'Link to this answer',
  groups,
  contact: {
    title: 'Still have a question?',
    urgent: "If your pet is unwell, don't wait for an answer here:",
    emergency: 'emergency help',
    broken: 'Is something not working?',
    toStatus: 'See what works right now',
    paid: 'Support by email is part of Pro and Expert.',
    toPlans: 'See the plans',
    signIn: 'Sign in to write to us.',
    community: 'Owners help each other in the community.',
    toCommunity: 'Go to the community',
    pagesOnly: 'The answers above are for everyone. We add more as owners ask.',
    noEmail: 'We answer by email, and your account has no email address yet.',
    toProfile: 'Add one in your profile',
    write: 'Write to us',
    subject: 'Subject',
    text: 'Your message',
    required: 'Please write something.',
    hint: (email: string) => `The answer goes to ${email}.`,
    send: 'Send',
    sending: 'Sending...',
    sent: 'Your message is on its way',
    sentText: (email: string) => `We will reply to ${email}.`,
    failed: "Your message couldn't be sent. It is kept here; please try again.",
    tooMany:
      "You've sent many messages already. This one is kept here; please try again in an hour.",
    ended: 'Writing to support is part of Pro and Expert. Your message is kept here.',
    threads: 'Your conversations',
    number: (id: number) => `#${id}`,
    states,
    all: 'All conversations',
    you: 'You',
    staff: 'Support',
    add: 'Add to this conversation',
    unread: "Your conversations couldn't be loaded.",
    missing: "We can't find this conversation.",
  },
};

export type HelpPageTexts = typeof page;
