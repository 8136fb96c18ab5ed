import type { PageName } from '@contract/pages';
import type { PetFacts } from '@contract/pets';
import type { Plan } from '@contract/plans';
import type { Species } from '@contract/species';

const plans: Record<Plan, string> = { free: 'Free', pro: 'Pro', expert: 'Expert' };
const species: Record<Species, string> = {
  cane: 'Dog',
  gatto: 'Cat',
  coniglio: 'Rabbit',
  uccello: 'Bird',
  altro: 'Other',
};

/** What the browser's tab says. */
const titles: Record<PageName | 'notFound', string> = {
  home: 'The calm friend who knows animals',
  pets: 'Your Pets',
  pet: 'Pet',
  summary: 'Summary for the Vet',
  example: 'An Example of the Diary',
  chat: 'Chat',
  simpleChat: 'Chat',
  oldChat: 'Chat',
  chatSession: 'Chat',
  checkout: 'Checkout',
  paymentSuccess: 'Payment',
  profile: 'Profile',
  resetPassword: 'New Password',
  verifyEmail: 'Confirm Your Email',
  secureAccount: 'Take Your Account Back',
  emergency: 'Emergency',
  help: 'Help',
  privacy: 'Privacy Policy',
  dataDeletion: 'Data Deletion',
  terms: 'Terms of Service',
  dataProcessing: 'Data Processing Agreement',
  status: 'Status',
  testPanel: 'Test Panel',
  notFound: '404 Page Not Found',
};

export const common = {
  name: 'Zampa',
  titles,
  plans,
  species,
  /** What a pet is, beside its name. */
  animal: (pet: Pick<PetFacts, 'species' | 'sex'>) => species[pet.species],
  tooLong: (count: number) => `${count} ${count === 1 ? 'character' : 'characters'} too long`,
  nav: { home: 'Home', pets: 'Pets', chat: 'Chat', startChat: 'Start Chat', main: 'Main' },
  unread: (count: number) => (count === 1 ? '1 new answer' : `${count} new answers`),
  signIn: 'Sign In',
  logOut: 'Log Out',
  skip: 'Skip to content',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',
  tryAgain: 'Try Again',
  loading: 'Loading...',
  startFailed: 'Authentication initialization failed',
  notifications: 'Notifications',
  theme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  language: { label: 'Language', en: 'English', it: 'Italiano' },
  error: 'Error',
  partFailed: "This part couldn't be loaded. Check your connection and try again.",
  connectionError: {
    title: 'Connection Error',
    text: 'Unable to load your pets. Please try refreshing the page.',
  },
  crash: {
    title: 'Something went wrong',
    text: "This page couldn't be shown. Reloading usually helps, and nothing you saved is lost.",
    reload: 'Reload',
  },
  age: (years: number) => `${years} ${years === 1 ? 'year' : 'years'}`,
  ageInMonths: (months: number) => `${months} ${months === 1 ? 'month' : 'months'}`,
  ageInWeeks: (weeks: number) => `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`,
  newborn: 'less than a week',
  disclaimer: 'General educational advice. It does not replace a veterinarian.',
  offline: 'Offline: your message will be sent when you are back',
};
