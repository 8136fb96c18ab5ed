import type { MailContent, MailTexts, Say } from './content.js';

/** What stands below every mail. */
export interface Footer {
  signature: string;
  why: string;
  contact: string;
  links: { label: string; url: string }[];
}

export const footerOf = (
  texts: MailTexts['footer'],
  { why }: MailContent,
  say: Say,
  supportEmail: string | null,
): Footer => ({
  signature: texts.signature,
  why,
  contact: texts.contact(supportEmail),
  links: [
    { label: 'Zampa', url: say.page('home') },
    { label: texts.profile, url: say.page('profile') },
    { label: texts.privacy, url: say.page('privacy') },
    { label: texts.terms, url: say.page('terms') },
  ],
});
