import { z } from 'zod';
import type { AccountRemoval } from '../../contract/accounts.js';

const removal = z.strictObject({ confirm: z.literal('DELETE', 'Type DELETE to confirm') });

/** No body at all is one without the word. */
export const accountRemovalDto = z.preprocess(
  (body) => body ?? {},
  removal,
) satisfies z.ZodType<AccountRemoval>;
