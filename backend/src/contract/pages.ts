/** Pages of the client. The API answers any other path with the not-found page and status 404. */
export const PAGES = {
  home: '/',
  pets: '/pets',
  chat: '/chat',
  simpleChat: '/simple-chat',
  oldChat: '/chat-old',
  chatSession: '/chat/:sessionId',
  checkout: '/checkout',
  paymentSuccess: '/payment-success',
  profile: '/profile',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  secureAccount: '/secure-account',
  privacy: '/privacy',
  dataDeletion: '/data-deletion',
  terms: '/terms',
  testPanel: '/test-subscription',
} as const;

export type PageName = keyof typeof PAGES;

/** The pages that search engines may list. */
export const LISTED_PAGES = ['home', 'privacy', 'dataDeletion', 'terms'] as const;

const pages = Object.entries(PAGES) as [PageName, string][];

const patterns = pages.map(
  ([name, path]) => [name, new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i')] as const,
);

/** Which of the client's pages is at this path, if any. Case does not matter. */
export const pageAt = (path: string): PageName | undefined =>
  patterns.find(([, pattern]) => pattern.test(path))?.[0];
