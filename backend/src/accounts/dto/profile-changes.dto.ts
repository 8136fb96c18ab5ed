import { z } from 'zod';
import type { ProfileChanges } from '../../contract/accounts.js';
import { COUNTRIES } from '../../contract/countries.js';
import { required } from '../../platform/validation/fields.js';
import { emailField, passwordField, usernameField } from './credentials.dto.js';

export const profileChangesDto = z.strictObject({
  username: usernameField.optional(),
  email: emailField.optional(),
  password: passwordField.optional(),
  country: z.enum(COUNTRIES, required).nullish(),
}) satisfies z.ZodType<ProfileChanges>;
