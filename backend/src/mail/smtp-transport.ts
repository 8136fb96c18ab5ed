import { createTransport } from 'nodemailer';
import { messageOf, type MailTransport } from './mail-transport.js';

/** Maximum duration of a delivery. Milliseconds. */
const DELIVERY_LIMIT = 120_000;

/**
 * Milliseconds. A server that inspects a mail closely may take long to accept it: a shorter socket
 * timeout would send the mail twice.
 */
const LIMITS = {
  dnsTimeout: 5000,
  connectionTimeout: 8000,
  greetingTimeout: 8000,
  socketTimeout: 60_000,
};

export function smtpTransport(url: string): MailTransport {
  const transport = createTransport({ url, ...LIMITS });
  return {
    deliver: async (mail) => {
      const signal = AbortSignal.timeout(DELIVERY_LIMIT);
      await transport.sendMail({ ...messageOf(mail), signal });
    },
  };
}
