import { mailedLink as linkIn, type LinkMail } from '../../../backend/test/harness/outbox';
import type { Product } from './product';

/** The link of the newest mail of a kind to an address, once there have been so many. */
export const mailedLink = (
  { world }: Product,
  to: string,
  mail: LinkMail,
  count = 1,
): Promise<string> => linkIn(world.settings.DATA_DIR ?? '', to, mail, count);
