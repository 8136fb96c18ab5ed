import { EMAIL_PATTERN, LIMITS, USERNAME_PATTERN } from '@contract/limits';
import type { PageTexts } from '../shared/texts/en/pages';

type Messages = PageTexts['account']['invalid'];

export const emailRules = (messages: Messages) => ({
  validate: (value: string) =>
    (value.trim().length <= LIMITS.email.max && EMAIL_PATTERN.test(value.trim())) || messages.email,
});

export const passwordRules = (messages: Messages) => ({
  validate: (value: string) => {
    if (value.length < LIMITS.password.min) return messages.password;
    return value.length <= LIMITS.password.max || messages.passwordLong;
  },
});

export const confirmRules = (messages: Messages) => ({
  validate: (value: string, { password }: { password: string }) =>
    value === password || messages.mismatch,
});

export const usernameRules = (messages: Messages) => ({
  validate: (value: string) => {
    const name = value.trim();
    if (name.length < LIMITS.username.min) return messages.username;
    if (name.length > LIMITS.username.max) return messages.usernameLong;
    return USERNAME_PATTERN.test(name) || messages.usernameLetters;
  },
});
