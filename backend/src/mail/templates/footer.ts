import type { MailTexts, Say } from './content.js';

/** What stands below every mail. */
export interface Footer {
  signature: string;
  why: string;
  links: { label: string; url: string }[];
}

export const footerOf = (texts: MailTexts['footer'], why: string, say: Say): Footer => ({
  signature: texts.signature,
  why,
  links: [
    { label: 'Zampa', url: say.page('home') },
    { label: texts.profile, url: say.page('profile') },
    { label: texts.privacy, url: say.page('privacy') },
    { label: texts.terms, url: say.page('terms') },
  ],
});
