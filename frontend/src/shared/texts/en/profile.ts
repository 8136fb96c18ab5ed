import type { Country } from '@contract/countries';
import type { PaidPlan } from '@contract/plans';

/** What a plan adds, in one line. */
const pitches: Record<PaidPlan, string> = {
  pro: 'Unlimited daily questions, up to 5 pets, 24/7 AI veterinary guidance.',
  expert: 'Everything in Pro, unlimited pets, direct veterinarian consultations.',
};

const countries: Record<Country, string> = {
  AU: 'Australia',
  BE: 'Belgium',
  CA: 'Canada',
  CH: 'Switzerland',
  FR: 'France',
  GB: 'United Kingdom',
  IT: 'Italy',
  NZ: 'New Zealand',
  US: 'United States',
};

export const profile = {
  title: 'Your Profile',
  accessTitle: 'Access Required',
  accessText: 'Sign in to see your profile, your plan and your settings.',
  backToHome: 'Back to Home',
  failed: 'Failed to fetch profile',
  failedText: 'Check your connection. Nothing of yours is lost.',
  links: 'Ways back',
  backToChat: 'Back to Chat',
  managePets: 'Manage Pets',
  memberSince: (date: string) => `Member since ${date}`,
  edit: 'Edit Profile',
  saveChanges: 'Save Changes',
  savedTitle: 'Profile Updated',
  savedText: 'Your information has been saved successfully.',
  saveFailed: 'An error occurred while saving.',
  country: {
    label: 'Country',
    hint: 'For emergency numbers.',
    other: 'Other or not said',
    names: countries,
  },
  subscription: {
    title: 'Subscription',
    plan: (name: string) => `${name} plan`,
    offers: 'Upgrade your plan',
    used: {
      questions: (count: number) => `${count} asked so far`,
      pets: (count: number) => `${count} added`,
      entries: (count: number) => `${count} ${count === 1 ? 'diary entry' : 'diary entries'}`,
      reminders: (count: number) => `${count} active`,
      activeReminders: (count: number) =>
        `${count} active ${count === 1 ? 'reminder' : 'reminders'}`,
    },
    pitches,
    perMonth: '/month',
    upgradeTo: (name: string) => `Upgrade to ${name}`,
    charged: 'You are charged in euro; the checkout shows the exact amount.',
    renews: (date: string, price: string) => `Renews on ${date} for ${price}.`,
    ends: (date: string) => `Ends on ${date}. Nothing more is charged.`,
    changes: (plan: string, date: string, price: string) =>
      `Changes to ${plan} on ${date}, for ${price} a month.`,
    pastDue: {
      title: 'The last payment failed',
      text: (plan: string, days: number) =>
        `${plan} is kept for ${days} days after a failed payment. Pay what is open, and nothing changes.`,
      pay: 'Pay now',
    },
    unread: 'The state of your subscription could not be read.',
    resume: 'Resume subscription',
    pending: 'One moment...',
  },
  cancellation: {
    action: 'Cancel subscription',
    title: (plan: string) => `Cancel ${plan}?`,
    endsLater: (plan: string, date: string) =>
      `${plan} stays yours until ${date}, and nothing is charged after that. Then it becomes Free: 3 questions in total and 1 pet profile. Your pets and conversations are kept.`,
    endsNow: (plan: string) =>
      `${plan} ends now and becomes Free: 3 questions in total and 1 pet profile. Your pets and conversations are kept.`,
    keep: (plan: string) => `Keep ${plan}`,
  },
  refund: {
    action: 'Get my money back',
    until: (date: string) => `30-day money-back guarantee: until ${date}.`,
    title: 'Get your money back?',
    text: (plan: string) =>
      `You get back what you have paid for this subscription, on the card you paid with. ${plan} ends now and becomes Free: 3 questions in total and 1 pet profile. Your pets and conversations are kept.`,
    confirm: 'Refund and end now',
  },
  changes: {
    cancel: {
      title: 'Subscription Cancelled',
      later: (date: string) => `Your plan stays until ${date}.`,
      now: 'Your account is on the Free plan now.',
      failed: 'Unable to cancel the subscription. Please try again.',
    },
    resume: {
      title: 'Subscription Resumed',
      later: (date: string) => `Your plan renews on ${date}.`,
      now: 'Your account is on the Free plan now.',
      failed: 'Unable to resume the subscription. Please try again.',
    },
    refund: {
      title: 'Money Back',
      later: (date: string) => `Your plan stays until ${date}.`,
      now: 'Your money is on its way back; banks take up to 10 days. Your account is on the Free plan now.',
      failed: 'Unable to refund the payment. Please try again.',
    },
    refusals: {
      PAYMENTS_UNAVAILABLE:
        'The payment provider does not answer. Nothing was changed; please try again in a minute.',
      NO_SUBSCRIPTION: 'There is no subscription that could be changed.',
      REFUND_NOT_POSSIBLE: 'The 30-day money-back guarantee does not apply any more.',
    },
  },
  payments: {
    title: 'Payments',
    status: { paid: 'Paid', open: 'Open', refunded: 'Refunded' },
    newTab: '(opens in a new tab)',
  },
  usage: {
    title: (used: number, limit: number) => `Questions used (${used}/${limit})`,
    reached: 'Limit reached! Upgrade for unlimited questions.',
    left: (count: number) => `${count} ${count === 1 ? 'question' : 'questions'} left.`,
  },
  statistics: {
    title: 'Account Statistics',
    pets: 'Registered pets',
    conversations: 'Total conversations',
  },
  actions: {
    title: 'Quick Actions',
    addPet: 'Add New Pet',
    newChat: 'New Chat',
    upgrade: 'Upgrade Plan',
  },
  settings: 'Settings',
  deletion: {
    title: 'Delete account',
    text: 'Removes you, your pets and all conversations. This cannot be undone.',
    action: 'Delete account',
    dialogTitle: 'Delete your account?',
    explanation:
      'Your profile, your pets and every conversation are removed for good, and a running subscription ends. Nobody can bring them back.',
    more: 'What is deleted, and when',
    confirm: 'Type DELETE to confirm',
    submit: 'Delete my account',
    pending: 'Deleting...',
    done: 'Account deleted',
    doneText: 'Your account and everything in it were removed.',
    failed: 'Unable to delete the account. Please try again.',
  },
};
