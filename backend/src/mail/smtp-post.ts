import { createTransport } from 'nodemailer';
import { messageOf, type Post } from './post.js';

/** No mail takes longer. Milliseconds. */
const DELIVERY_LIMIT = 120_000;

/**
 * Milliseconds. A server that reads a mail closely may be long in taking it; who does not wait for
 * its yes sends the mail twice.
 */
const LIMITS = {
  dnsTimeout: 5000,
  connectionTimeout: 8000,
  greetingTimeout: 8000,
  socketTimeout: 60_000,
};

export function smtpPost(url: string): Post {
  const transport = createTransport({ url, ...LIMITS });
  return {
    deliver: async (letter) => {
      const signal = AbortSignal.timeout(DELIVERY_LIMIT);
      await transport.sendMail({ ...messageOf(letter), signal });
    },
  };
}
