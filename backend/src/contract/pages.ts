/** The client's pages. For any other path the API sends the not-found page with status 404. */
export const PAGES = {
  home: '/',
  pets: '/pets',
  /** Before `pet`: a path that matches both is this page. */
  example: '/pets/example',
  pet: '/pets/:petId',
  summary: '/pets/:petId/summary',
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
  emergency: '/emergency',
  help: '/help',
  privacy: '/privacy',
  dataDeletion: '/data-deletion',
  terms: '/terms',
  dataProcessing: '/data-processing',
  status: '/status',
  testPanel: '/test-subscription',
} as const;

export type PageName = keyof typeof PAGES;

/** Pages that search engines may list. */
export const LISTED_PAGES = [
  'home',
  'emergency',
  'help',
  'privacy',
  'dataDeletion',
  'terms',
  'dataProcessing',
  'status',
] as const;

const pages = Object.entries(PAGES) as [PageName, string][];

const patterns = pages.map(
  ([name, path]) => [name, new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i')] as const,
);

/** The client's page at this path, if any. Case-insensitive. */
export const pageAt = (path: string): PageName | undefined =>
  patterns.find(([, pattern]) => pattern.test(path))?.[0];
