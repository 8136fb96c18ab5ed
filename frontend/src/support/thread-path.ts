import { PAGES } from '@contract/pages';

/** The contact part of the help page, with a conversation or with all of them. */
export const threadPath = (id: number | null): string =>
  id === null ? `${PAGES.help}#contact` : `${PAGES.help}?thread=${id}#contact`;

/** The conversation that an address names. */
export const threadIn = (search: string): number | null => {
  const named = new URLSearchParams(search).get('thread') ?? '';
  return /^[1-9]\d{0,15}$/.test(named) ? Number(named) : null;
};
