import type { ProfileChanges } from '@contract/accounts';

export interface ProfileFormValues {
  username: string;
  email: string;
}

interface Rules {
  validate: (value: string) => true | string;
}

/** What stands already may stay: an account of a provider can have no e-mail at all. */
export const unlessKept = (kept: string, { validate }: Rules): Rules => ({
  validate: (value) => value.trim() === kept || validate(value),
});

/** Only what differs. */
export const changesOf = (
  before: ProfileFormValues,
  { username, email }: ProfileFormValues,
): ProfileChanges => ({
  ...(username.trim() !== before.username && { username: username.trim() }),
  ...(email.trim() !== before.email && { email: email.trim() }),
});
