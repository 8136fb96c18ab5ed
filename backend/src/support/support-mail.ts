import type { User } from '../accounts/user.entity.js';
import type { PaidPlan } from '../contract/plans.js';
import type { NewMail } from '../mail/mail-outbox.service.js';
import type { SupportMessageEntity } from './support-message.entity.js';
import type { SupportThreadEntity } from './support-thread.entity.js';

interface Written {
  user: User;
  /** The address for the answer. */
  email: string;
  thread: SupportThreadEntity;
  message: SupportMessageEntity;
  /** The time promised to the owner. */
  answerBy: Date | null;
}

/** The plan that determines the urgency; if it has just ended, the smaller plan. */
export const paidPlanOf = ({ subscriptionStatus }: User): PaidPlan =>
  subscriptionStatus === 'expert' ? 'expert' : 'pro';

/** The mail that brings an owner's message to the operator. */
export const supportMail = (to: string, written: Written): NewMail<'support-message'> => {
  const { user, email, thread, message, answerBy } = written;
  return {
    key: `support-message-${String(message.id)}`,
    to,
    template: 'support-message',
    language: thread.language,
    data: {
      name: user.username,
      replyTo: email,
      plan: paidPlanOf(user),
      language: thread.language,
      number: thread.id,
      subject: thread.subject,
      text: message.text,
      ...(answerBy && { answerBy: answerBy.toISOString() }),
    },
  };
};

/** The mail that brings the operator's answer to the owner. */
export const answerMail = (
  { username: name, language }: User,
  to: string,
  thread: SupportThreadEntity,
  { id, text }: SupportMessageEntity,
): NewMail<'support-answer'> => ({
  key: `support-answer-${String(id)}`,
  to,
  template: 'support-answer',
  language,
  data: { name, number: thread.id, subject: thread.subject, text },
});
