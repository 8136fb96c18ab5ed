import type { MailTexts } from '../content.js';
import { providerConnected } from './provider-connected.js';
import { passwordChanged } from './password-changed.js';
import { accountRemoved } from './account-removed.js';
import { emailChanged } from './email-changed.js';
import { providerDisconnected } from './provider-disconnected.js';
import { changeEmail } from './change-email.js';
import { resetPassword } from './reset-password.js';
import { questionExpired } from './question-expired.js';
import { supportAnswer } from './support-answer.js';
import { supportMessage } from './support-message.js';
import { tokenMade } from './token-made.js';
import { usageReport } from './usage-report.js';
import { verifyEmail } from './verify-email.js';
import { vetMessage } from './vet-message.js';
import { firstMonthUsed } from './first-month-used.js';
import { paymentDisputed } from './payment-disputed.js';
import { planEnded } from './plan-ended.js';
import { receipt } from './receipt.js';
import { refunded } from './refunded.js';
import { reminder } from './reminder.js';
import { renewalFailed } from './renewal-failed.js';
import { cardExpiring } from './card-expiring.js';
import { subscriptionCanceled } from './subscription-canceled.js';
import { webhookSwitchedOff } from './webhook-switched-off.js';
import { subscriptionResumed } from './subscription-resumed.js';
import { switchScheduled } from './switch-scheduled.js';

export const en: MailTexts = {
  templates: {
    receipt,
    'renewal-failed': renewalFailed,
    'card-expiring': cardExpiring,
    'subscription-canceled': subscriptionCanceled,
    'switch-scheduled': switchScheduled,
    'subscription-resumed': subscriptionResumed,
    refunded,
    'first-month-used': firstMonthUsed,
    'payment-disputed': paymentDisputed,
    'plan-ended': planEnded,
    'provider-connected': providerConnected,
    'provider-disconnected': providerDisconnected,
    'email-changed': emailChanged,
    'password-changed': passwordChanged,
    'change-email': changeEmail,
    'reset-password': resetPassword,
    'verify-email': verifyEmail,
    'account-removed': accountRemoved,
    'token-made': tokenMade,
    'support-message': supportMessage,
    'webhook-switched-off': webhookSwitchedOff,
    'support-answer': supportAnswer,
    'usage-report': usageReport,
    'vet-message': vetMessage,
    'question-expired': questionExpired,
    reminder,
  },
  footer: {
    signature: 'Warm wishes from Zampa',
    profile: 'Profile',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    contact: (supportEmail) =>
      supportEmail === null
        ? 'The operator of this installation has not given a contact address.'
        : `Questions? Write to ${supportEmail}.`,
  },
};
