/** A finished mail on its way out. */
export interface Letter {
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

/** Takes letters out of the house. */
export interface Post {
  /** Throws when the letter was not taken, or not certainly. */
  deliver(letter: Letter): Promise<void>;
}

/** Injection token of the process's `Post`. */
export const POST = Symbol('POST');

/** What both ways out tell nodemailer. */
export const messageOf = ({ from, to, subject, text, html, messageId, writtenAt }: Letter) => ({
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
