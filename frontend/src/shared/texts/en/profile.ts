import type { PaidPlan } from '@contract/plans';

/** What a plan adds, in one line. */
const pitches: Record<PaidPlan, string> = {
  pro: 'Unlimited daily questions, up to 5 pets, 24/7 AI veterinary guidance.',
  expert: 'Everything in Pro, unlimited pets, direct veterinarian consultations.',
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
  subscription: {
    title: 'Subscription',
    plan: (name: string) => `${name} plan`,
    offers: 'Upgrade your plan',
    pitches,
    perMonth: '/month',
    upgradeTo: (name: string) => `Upgrade to ${name}`,
    charged: 'You are charged in euro; the checkout shows the exact amount.',
  },
  cancellation: {
    action: 'Cancel subscription',
    title: (plan: string) => `Cancel ${plan}?`,
    text: (plan: string) =>
      `A period you have paid for stays yours to its end, and nothing is charged after that. Then ${plan} becomes Free: 3 questions in total and 1 pet profile. Your pets and conversations are kept.`,
    keep: (plan: string) => `Keep ${plan}`,
    pending: 'Cancelling...',
    done: 'Subscription Cancelled',
    doneLater: 'Your plan stays until the end of the period you have paid for.',
    doneNow: 'Your account is on the Free plan now.',
    failed: 'Unable to cancel the subscription. Please try again.',
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
