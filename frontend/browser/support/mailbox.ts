import { mailsIn } from '../../../backend/test/harness/outbox';
import { until } from '../../../backend/test/harness/until';
import type { Product } from './product';

const LINK = /https?:\/\/\S+\/(?:reset-password|verify-email|secure-account)#[\w-]+/;

type LinkMail =
  | 'verify-email'
  | 'change-email'
  | 'reset-password'
  | 'email-changed'
  | 'password-changed';

/** The link in the newest such mail to an address, once there have been `count` of them. */
export const mailedLink = (
  { world }: Product,
  to: string,
  mail: LinkMail,
  count = 1,
): Promise<string> =>
  until(`mail ${String(count)} to ${to} is there`, async () => {
    const mails = await mailsIn(world.settings.DATA_DIR ?? '', to, mail);
    return mails.length < count ? undefined : LINK.exec(mails.at(-1)?.text ?? '')?.[0];
  });
