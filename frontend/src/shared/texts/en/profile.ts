import type { Country } from '@contract/countries';
import type { PaidPlan } from '@contract/plans';

/** What a plan adds, in one line. */
const pitches: Record<PaidPlan, (hasVets: boolean) => string> = {
  pro: () => 'Unlimited daily questions, up to 5 pets, 24/7 AI veterinary guidance.',
  expert: (hasVets) =>
    hasVets
      ? 'Everything in Pro, unlimited pets, direct veterinarian consultations.'
      : 'Everything in Pro and unlimited pets.',
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
  failedText: 'Check your connection. Your data is safe.',
  links: 'Back to',
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
    hint: 'For the right emergency numbers.',
    other: 'Other / prefer not to say',
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
    charged: 'You are charged in euros; the checkout shows the exact amount.',
    renews: (date: string, price: string) => `Renews on ${date} for ${price}.`,
    renewing: (price: string) => `Renewing now for ${price}.`,
    ends: (date: string) => `Ends on ${date}. Nothing more is charged.`,
    changes: (plan: string, date: string, price: string) =>
      `Changes to ${plan} on ${date}, for ${price} a month.`,
    pastDue: {
      title: 'The last payment failed',
      text: (plan: string, days: number) =>
        `You keep ${plan} for ${days} days after a failed payment. Pay the amount due and nothing changes.`,
      pay: 'Pay now',
    },
    unread: "Your subscription couldn't be loaded.",
    resume: 'Resume subscription',
    goesOn: (plan: string, price: string) => `${plan} then continues at ${price} a month.`,
    pending: 'One moment...',
    card: {
      is: (digits: string, month: string) => `Card ending ${digits}, valid until ${month}.`,
      expires: (digits: string, month: string) =>
        `Your card ending ${digits} is valid until ${month}: it expires before the next payment.`,
      replace: 'Replace card',
    },
  },
  cancellation: {
    action: 'Cancel subscription',
    title: (plan: string) => `Cancel ${plan}?`,
    endsLater: (plan: string, date: string) =>
      `${plan} stays yours until ${date}, and nothing is charged after that. Then it becomes Free: 3 questions in total and 1 pet profile. Your pets and conversations are kept.`,
    endsNow: (plan: string) =>
      `${plan} ends now, and nothing more is charged. It becomes Free: 3 questions in total and 1 pet profile. Your pets and conversations are kept.`,
    keep: (plan: string) => `Keep ${plan}`,
  },
  refund: {
    action: 'Request a refund',
    until: (date: string) => `30-day money-back guarantee: until ${date}.`,
    title: 'Request a refund?',
    text: (plan: string, amount: string) =>
      `We refund ${amount}, everything you have paid, to the card you paid with. ${plan} ends now and becomes Free: 3 questions in total and 1 pet profile. Your pets and conversations are kept.`,
    confirm: 'Refund and end now',
    afterEnd: (amount: string) =>
      `We refund ${amount}, everything you have paid, to the card you paid with.`,
    confirmAfterEnd: 'Refund now',
  },
  changes: {
    cancel: {
      title: 'Subscription Cancelled',
      later: (date: string) => `Your plan stays until ${date}.`,
      now: 'You are on the Free plan now.',
      failed: 'Unable to cancel the subscription. Please try again.',
    },
    resume: {
      title: 'Subscription Resumed',
      later: (date: string) => `Your plan renews on ${date}.`,
      now: 'You are on the Free plan now.',
      failed: 'Unable to resume the subscription. Please try again.',
    },
    refund: {
      title: 'Refund Sent',
      later: (date: string) => `Your plan stays until ${date}.`,
      now: 'Your refund is on its way; banks take up to 10 days. You are on the Free plan now.',
      failed: 'Unable to refund the payment. Please try again.',
    },
    refusals: {
      PAYMENTS_UNAVAILABLE:
        "The payment provider isn't responding. What you asked for may still happen: look here again in a minute.",
      NO_SUBSCRIPTION: 'There is no subscription to change.',
      REFUND_NOT_POSSIBLE: 'The 30-day money-back guarantee no longer applies.',
    },
  },
  payments: {
    title: 'Payments',
    status: { paid: 'Paid', open: 'Open', refunded: 'Refunded', disputed: 'Disputed' },
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
    text: "Deletes your account, your pets and all conversations. This can't be undone.",
    action: 'Delete account',
    dialogTitle: 'Delete your account?',
    explanation:
      "This deletes your profile, your pets and every conversation, and ends any subscription. This can't be undone.",
    more: 'What is deleted, and when',
    confirm: 'Type DELETE to confirm',
    submit: 'Delete my account',
    pending: 'Deleting...',
    done: 'Account deleted',
    doneText: 'Your account and everything in it have been deleted.',
    failed: 'Unable to delete the account. Please try again.',
  },
};
