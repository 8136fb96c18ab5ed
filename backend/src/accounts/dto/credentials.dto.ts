import { z } from 'zod';
import type { LoginBody, RegisterBody } from '../../contract/accounts.js';
import { EMAIL_PATTERN, LIMITS, USERNAME_PATTERN } from '../../contract/limits.js';
import { boundedText, required, storableText } from '../../platform/validation/fields.js';
import { isCommonPassword, TOO_COMMON } from '../weak-passwords.js';

const { username, password, email } = LIMITS;

/** The same name or address in any notation is the same text. */
const normalised = (text: string): string => text.normalize('NFKC');

export const emailField = storableText
  .transform((text) => normalised(text).trim().toLowerCase())
  .pipe(z.string().max(email.max, 'Invalid email').regex(EMAIL_PATTERN, 'Invalid email'));

export const usernameField = storableText
  .transform(normalised)
  .pipe(
    boundedText(username, `Username must be at least ${String(username.min)} characters`).pipe(
      z.string().regex(USERNAME_PATTERN, 'Invalid input'),
    ),
  );

export const passwordField = z
  .string(required)
  .min(password.min, `Password must be at least ${String(password.min)} characters`)
  .max(password.max, `String must contain at most ${String(password.max)} character(s)`);

/** A password that is to be set: those that are easily guessed are refused. */
export const newPasswordField = passwordField.refine((text) => !isCommonPassword(text), {
  error: TOO_COMMON,
});

export const registerDto = z.strictObject({
  username: usernameField,
  email: emailField,
  password: newPasswordField,
}) satisfies z.ZodType<RegisterBody>;

export const loginDto = z.strictObject({
  email: emailField,
  password: passwordField,
}) satisfies z.ZodType<LoginBody>;
