import { z } from 'zod';
import type { AccountRemoval, Proof } from '../../contract/accounts.js';
import { passwordField } from './credentials.dto.js';

const password = passwordField.optional();

const removal = z.strictObject({
  confirm: z.literal('DELETE', 'Type DELETE to confirm'),
  password,
});

/** No body at all is one without the word. */
export const accountRemovalDto = z.preprocess(
  (body) => body ?? {},
  removal,
) satisfies z.ZodType<AccountRemoval>;

/** No body at all is one without a password. */
export const proofDto = z.preprocess(
  (body) => body ?? {},
  z.strictObject({ password }),
) satisfies z.ZodType<Proof>;
