import { z } from 'zod';
import type {
  ChangePasswordBody,
  ForgotPasswordBody,
  ResetPasswordBody,
  SecureAccountBody,
  VerifyEmailBody,
} from '../../contract/accounts.js';
import { required } from '../../platform/validation/fields.js';
import { emailField, newPasswordField, passwordField } from './credentials.dto.js';

/** Longer than any key that was ever mailed. */
const TOKEN_MAX = 100;

const token = z.string(required).min(1, 'Required').max(TOKEN_MAX, 'Invalid input');

export const forgotPasswordDto = z.strictObject({
  email: emailField,
}) satisfies z.ZodType<ForgotPasswordBody>;

export const resetPasswordDto = z.strictObject({
  token,
  password: newPasswordField,
}) satisfies z.ZodType<ResetPasswordBody>;

export const verifyEmailDto = z.strictObject({ token }) satisfies z.ZodType<VerifyEmailBody>;

export const secureAccountDto = z.strictObject({ token }) satisfies z.ZodType<SecureAccountBody>;

export const changePasswordDto = z.strictObject({
  currentPassword: passwordField.optional(),
  password: newPasswordField,
}) satisfies z.ZodType<ChangePasswordBody>;
