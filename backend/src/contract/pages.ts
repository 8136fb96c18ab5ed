/** Pages of the client. The API answers any other path with the not-found page and status 404. */
export const PAGES = {
  home: '/',
  pets: '/pets',
  chat: '/chat',
  simpleChat: '/simple-chat',
  oldChat: '/chat-old',
  chatSession: '/chat/:sessionId',
} as const;

const patterns = Object.values(PAGES).map(
  (page) => new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
);

/** Whether the client has a page at this path. Case does not matter. */
export const isPage = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
