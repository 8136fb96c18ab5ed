import type { PageName } from '@contract/pages';

/** What search engines show below a page's title. */
export const descriptions: Record<PageName | 'notFound', string> = {
  home: 'Ask about the behaviour, health and care of your own dog, cat, rabbit or bird. Zampa knows your pet, names its sources, and tells you when it is time to call the vet.',
  pets: 'The profiles of your pets.',
  pet: 'What Zampa knows about your pet, and who to call in an emergency.',
  summary: 'A page for your vet, made from what you noted about your pet.',
  example:
    'What a diary can show: the weight, symptoms, food and sleeping breaths of an invented cat.',
  chat: 'Ask Zampa about your pet.',
  simpleChat: 'Ask Zampa about your pet.',
  oldChat: 'Ask Zampa about your pet.',
  chatSession: 'Ask Zampa about your pet.',
  checkout: 'Choose Pro or Expert and pay by card.',
  paymentSuccess: 'Your plan after payment.',
  profile: 'Your account, your plan and your data.',
  resetPassword: 'Choose a new password for your account.',
  verifyEmail: 'Confirm that an email address is yours.',
  secureAccount: "Undo a change to your account that you didn't make.",
  emergency:
    'Who to call now and what to do first, for every animal. Works offline once you have opened it.',
  help: 'Answers about your account, chat, diary, plans, payments and data, and how to reach support.',
  privacy: 'What data Zampa keeps, why, for how long, and what you can ask for.',
  dataDeletion: 'How to delete your account and everything in it, and when it is gone.',
  terms: 'The terms of using Zampa: plans, billing, refunds and what an answer is.',
  dataProcessing:
    'The agreement on data that businesses on Expert give us: what we may do with it, who helps us, how it is kept safe.',
  status: 'Which parts of Zampa are working right now, and what went wrong in the last 90 days.',
  testPanel: 'Plans and sessions for testing.',
  notFound: 'There is nothing at this address.',
};
