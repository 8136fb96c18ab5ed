import { z } from 'zod';
import type { ProfileChanges } from '../../contract/accounts.js';
import { emailField, usernameField } from './credentials.dto.js';

export const profileChangesDto = z.strictObject({
  username: usernameField.optional(),
  email: emailField.optional(),
}) satisfies z.ZodType<ProfileChanges>;
