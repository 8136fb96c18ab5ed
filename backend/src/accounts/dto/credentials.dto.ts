import { applyDecorators } from '@nestjs/common';
import type { LoginBody, RegisterBody } from '../../contract/accounts.js';
import { EMAIL_PATTERN, LIMITS, USERNAME_PATTERN } from '../../contract/limits.js';
import {
  INVALID,
  PlainText,
  Rewrite,
  StorableText,
  TextRule,
  Trimmed,
} from '../../platform/validation/fields.js';
import { isCommonPassword, TOO_COMMON } from '../passwords.js';

const { username, password, email } = LIMITS;

/** Invisible characters that are easily pasted along with an address. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** Normalises an address, so that all its spellings become the same text. */
export const normalEmail = (text: string): string =>
  text.normalize('NFKC').replace(UNSEEN, '').trim().toLowerCase();

/** Expects a normalised text. */
export const isEmail = (text: string): boolean =>
  text.length <= email.max && EMAIL_PATTERN.test(text);

export const Email = (): PropertyDecorator =>
  applyDecorators(
    Rewrite(normalEmail),
    StorableText(),
    TextRule('email', isEmail, 'Invalid email', { format: 'email', maxLength: email.max }),
  );

export const Username = (): PropertyDecorator =>
  applyDecorators(
    Rewrite((text) => text.normalize('NFKC')),
    Trimmed(username, `Username must be at least ${String(username.min)} characters`),
    TextRule('username', (text) => USERNAME_PATTERN.test(text) && text.search(UNSEEN) < 0, INVALID),
  );

export const Password = (): PropertyDecorator =>
  PlainText(
    password,
    `Password must be at least ${String(password.min)} characters`,
    `String must contain at most ${String(password.max)} character(s)`,
  );

/** A new password: easily guessed ones are refused. */
export const NewPassword = (): PropertyDecorator =>
  applyDecorators(
    Password(),
    TextRule('uncommon', (text) => !isCommonPassword(text), TOO_COMMON),
  );

export class RegisterDto implements RegisterBody {
  @Username() username: string;
  @Email() email: string;
  @NewPassword() password: string;
}

export class LoginDto implements LoginBody {
  @Email() email: string;
  @Password() password: string;
}
