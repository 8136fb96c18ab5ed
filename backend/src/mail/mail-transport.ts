/** A finished mail on its way out. */
export interface RenderedMail {
  id: number;
  template: string;
  writtenAt: Date;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same at every try, so that a duplicate can be recognised. */
  messageId: string;
}

/** Hands mails over: to a mail server, or as files. */
export interface MailTransport {
  /** Throws when the mail was not taken, or not certainly. */
  deliver(mail: RenderedMail): Promise<void>;
}

/** Injection token of the process's `MailTransport`. */
export const MAIL_TRANSPORT = Symbol('MAIL_TRANSPORT');

/** What both transports tell nodemailer. */
export const messageOf = ({
  from,
  to,
  subject,
  text,
  html,
  messageId,
  writtenAt,
}: RenderedMail) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  html,
  messageId,
  date: writtenAt,
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
