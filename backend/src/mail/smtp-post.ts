import { createTransport } from 'nodemailer';
import { messageOf, type Post } from './post.js';

/** No mail takes longer; a claim on it lasts longer than that. Milliseconds. */
export const DELIVERY_LIMIT = 20_000;

/** Milliseconds. */
const LIMITS = {
  dnsTimeout: 5000,
  connectionTimeout: 8000,
  greetingTimeout: 8000,
  socketTimeout: 12_000,
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
