import type { MailContent, MailTexts, Say } from './content.js';

/** The end of every mail. */
export interface Footer {
  signature: string;
  why: string;
  /** Whom to ask; null below an owner's own message. */
  contact: string | null;
  links: { label: string; url: string }[];
}

export const footerOf = (
  texts: MailTexts['footer'],
  { why, replyTo }: MailContent,
  say: Say,
): Footer => ({
  signature: texts.signature,
  why,
  contact: replyTo === undefined ? texts.contact(say.supportEmail) : null,
  links: [
    { label: 'Zampa', url: say.page('home') },
    { label: texts.profile, url: say.page('profile') },
    { label: texts.privacy, url: say.page('privacy') },
    { label: texts.terms, url: say.page('terms') },
  ],
});
