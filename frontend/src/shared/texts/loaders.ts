import type { Language } from '@contract/languages';
import type { Loaders } from './catalogue';
import type { Texts } from './en';
import type { CareTexts } from './en/care';
import type { LateChatTexts } from './en/late-chat';
import type { PageTexts } from './en/pages';

export const first: Loaders<Texts> = {
  en: async () => (await import('./en')).en,
  it: async () => (await import('./it')).it,
};

const care: Loaders<CareTexts> = {
  en: async () => (await import('./en/care')).care,
  it: async () => (await import('./it/care')).care,
};

const lateChat: Loaders<LateChatTexts> = {
  en: async () => (await import('./en/late-chat')).lateChat,
  it: async () => (await import('./it/late-chat')).lateChat,
};

const pages: Loaders<PageTexts> = {
  en: async () => (await import('./en/pages')).pages,
  it: async () => (await import('./it/pages')).pages,
};

const both = <A, B>(one: Loaders<A>, other: Loaders<B>): Loaders<A & B> => {
  const load = (language: Language) => async (): Promise<A & B> => {
    const [ones, others] = await Promise.all([one[language](), other[language]()]);
    return { ...ones, ...others };
  };
  return { en: load('en'), it: load('it') };
};

export const withLateChat = both(first, lateChat);
export const withCare = both(first, care);
export const whole = both(withCare, pages);
