import type { ProfileChanges } from '@contract/accounts';
import type { Country } from '@contract/countries';

export interface ProfileFormValues {
  username: string;
  email: string;
  /** Empty: another one, or not said. */
  country: Country | '';
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
  { username, email, country }: ProfileFormValues,
): ProfileChanges => ({
  ...(username.trim() !== before.username && { username: username.trim() }),
  ...(email.trim() !== before.email && { email: email.trim() }),
  ...(country !== before.country && { country: country || null }),
});
