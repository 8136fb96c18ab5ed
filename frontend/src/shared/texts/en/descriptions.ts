import type { PageName } from '@contract/pages';

/** What search engines show below a page's title. */
export const descriptions: Record<PageName | 'notFound', string> = {
  home: 'Ask about behaviour, health and care of your own dog, cat, rabbit or bird. Zampa knows your pet, names its sources, and tells you when it is time to call the vet.',
  pets: 'The profiles of your animals.',
  pet: 'What Zampa knows of your animal, and whom to call in need.',
  summary: 'A page for your vet from what you wrote down of your animal.',
  example:
    'What the diary of an animal can show: weight, symptoms, food and sleeping breaths of an invented cat.',
  chat: 'Ask Zampa about your animal.',
  simpleChat: 'Ask Zampa about your animal.',
  oldChat: 'Ask Zampa about your animal.',
  chatSession: 'Ask Zampa about your animal.',
  checkout: 'Choose Pro or Expert and pay by card.',
  paymentSuccess: 'Your plan after the payment.',
  profile: 'Your account, your plan and your data.',
  resetPassword: 'Choose a new password for your account.',
  verifyEmail: 'Confirm that an email address is yours.',
  secureAccount: 'Stop a change of your account that was not yours.',
  emergency:
    'Whom to call now and what to do first, for every animal. Works without a network once it was open.',
  help: 'Answers about account, chat, diary, plans, payments and data, and how to reach support.',
  privacy: 'Which data Zampa keeps, why, for how long, and what you can ask for.',
  dataDeletion: 'How to delete your account and everything in it, and when it is gone.',
  terms: 'The rules of using Zampa: plans, billing, refunds and what an answer is.',
  testPanel: 'Plans and sessions for testing.',
  notFound: 'There is no page at this address.',
};
