import { PAGES } from '@contract/pages';

export type Area = 'home' | 'chat' | 'pets' | 'elsewhere';

const CHAT = [PAGES.chat, PAGES.simpleChat, PAGES.oldChat];

/** Which part of the product a path belongs to: the header differs. */
export const areaOf = (pathname: string): Area => {
  const path = pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
  if (path === PAGES.home) return 'home';
  if (path === PAGES.pets) return 'pets';
  const isChat = CHAT.some((page) => path === page) || /^\/chat\/[^/]+$/.test(path);
  return isChat ? 'chat' : 'elsewhere';
};
