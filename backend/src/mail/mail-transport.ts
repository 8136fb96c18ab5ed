import { attachmentOf } from './pictures.js';

/** A finished mail on its way out. */
export interface RenderedMail {
  id: number;
  template: string;
  writtenAt: Date;
  from: string;
  to: string;
  /** Who wrote it, if not the product: replies go there. */
  replyTo?: string;
  /** URL with which mail programs unsubscribe from this kind of mail. */
  unsubscribe?: string | undefined;
  /** 1 is the most urgent. */
  priority?: 1 | 2;
  subject: string;
  text: string;
  html: string;
  /** Names of the pictures that the HTML shows. */
  pictures: string[];
  /** The same at every try, so that a duplicate can be recognised. */
  messageId: string;
}

/** Hands mails over: to a mail server, or as files. */
export interface MailTransport {
  /** Throws unless the mail was certainly accepted. */
  deliver(mail: RenderedMail): Promise<void>;
}

/** Injection token of the process's `MailTransport`. */
export const MAIL_TRANSPORT = Symbol('MAIL_TRANSPORT');

/** Stops automatic replies. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

const headersOf = ({ replyTo, priority, unsubscribe }: RenderedMail): Record<string, string> => ({
  // Not with `replyTo`: a help desk may send automatic replies to a person's message.
  ...(replyTo === undefined && AUTOMATIC),
  ...(unsubscribe !== undefined && {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
  ...(priority !== undefined && { 'X-Priority': String(priority), Importance: 'high' }),
});

/** The message for nodemailer, common to both transports. */
export const messageOf = (mail: RenderedMail) => ({
  from: mail.from,
  to: { name: '', address: mail.to },
  ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  attachments: mail.pictures.map(attachmentOf),
  messageId: mail.messageId,
  date: mail.writtenAt,
  headers: headersOf(mail),
  disableFileAccess: true,
  disableUrlAccess: true,
});
