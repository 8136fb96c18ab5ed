import type { Profile } from 'passport';
import type { Provider } from '../../contract/config.js';
import { isStorable } from '../../platform/validation/fields.js';
import { isEmail, normalEmail } from '../dto/credentials.dto.js';

/** What a provider says of its user. */
export interface ProviderProfile {
  provider: Provider;
  /** The provider's own id of its user. */
  subject: string;
  /** Normalised; null when none, or none that could be one, was given. */
  email: string | null;
  /** Only where the provider itself vouches for the address. */
  emailVerified: boolean;
  name: string;
  photoURL: string | null;
}

interface Claims {
  email_verified?: unknown;
}

/** Pictures come from the providers' own hosts: anything else is not shown. */
const PHOTO_HOSTS: Record<Provider, RegExp> = {
  google: /^[a-z0-9-]+\.googleusercontent\.com$/,
  facebook: /^(platform-lookaside\.fbsbx\.com|[a-z0-9.-]+\.fbcdn\.net)$/,
};

function photoOf(provider: Provider, url: string | undefined): string | null {
  if (url === undefined || !URL.canParse(url)) return null;
  const { protocol, host, href } = new URL(url);
  return protocol === 'https:' && PHOTO_HOSTS[provider].test(host) ? href : null;
}

/** Whoever has none is nobody: a search without it would find somebody else. */
const isSubject = (id: unknown): id is string =>
  typeof id === 'string' && /^[\x21-\x7e]{1,255}$/.test(id);

function emailOf(given: unknown): string | null {
  const email = typeof given === 'string' ? normalEmail(given) : '';
  return isEmail(email) && isStorable(email) ? email : null;
}

/**
 * Google says whether it has verified an address (`email_verified`); Facebook's profile carries
 * no such mark, so its addresses count as not verified.
 * @returns null for a profile without an id.
 */
export function providerProfile(provider: Provider, profile: Profile): ProviderProfile | null {
  if (!isSubject(profile.id)) return null;
  const claims = (profile as { _json?: Claims })._json;
  const email = emailOf(profile.emails?.[0]?.value);
  return {
    provider,
    subject: profile.id,
    email,
    emailVerified: provider === 'google' && email !== null && claims?.email_verified === true,
    name: profile.displayName || profile.name?.givenName || '',
    photoURL: photoOf(provider, profile.photos?.[0]?.value),
  };
}

/** How the client knows a provider's user: `google:<id>`. */
export const uidOf = ({ provider, subject }: { provider: Provider; subject: string }): string =>
  `${provider}:${subject}`;
