import type { Language } from '../../contract/languages.js';
import { MARK } from '../pictures.js';
import type { MailContent, MailTexts } from './content.js';
import { en } from './en/index.js';
import { footerOf } from './footer.js';
import { it } from './it/index.js';
import type { MailTemplate, MailTemplates } from './mail-templates.js';
import { markupOf } from './markup.js';
import { plainOf } from './plain.js';
import { sayIn } from './say.js';

const TEXTS: Record<Language, MailTexts> = { en, it };

export const TEMPLATES = Object.keys(en.templates) as MailTemplate[];

/** A mail's template, language and data. */
export interface MailSource<T extends MailTemplate = MailTemplate> {
  template: T;
  language: Language;
  data: MailTemplates[T];
}

export interface RenderedMail extends Pick<MailContent, 'replyTo' | 'priority' | 'unsubscribe'> {
  subject: string;
  text: string;
  html: string;
  /** Names of the pictures that the HTML shows. */
  pictures: string[];
}

/**
 * @param origin of the pages that the mail links to.
 * @param supportEmail whom readers can ask; null if the operator has not said.
 * @param now when it is sent: a mail that was held up says that it is late.
 */
export function renderMail<T extends MailTemplate>(
  { template, language, data }: MailSource<T>,
  origin: string,
  supportEmail: string | null = null,
  now = new Date(),
): RenderedMail {
  const { templates, footer } = TEXTS[language];
  const say = sayIn(language, origin, supportEmail, now);
  const content = templates[template](data, say);
  const below = footerOf(footer, content, say);
  const { subject, replyTo, priority, unsubscribe, pet } = content;
  const pictures = [MARK, ...(pet ? [pet.picture] : [])];
  return {
    subject,
    ...(replyTo !== undefined && { replyTo }),
    ...(priority !== undefined && { priority }),
    ...(unsubscribe !== undefined && { unsubscribe }),
    text: plainOf(content, below),
    html: markupOf(content, below, language),
    pictures,
  };
}
