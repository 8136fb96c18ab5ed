import type { Profile } from 'passport';
import type { Provider } from '../../contract/config.js';
import { emailField } from '../dto/credentials.dto.js';

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
  const { protocol, hostname, href } = new URL(url);
  return protocol === 'https:' && PHOTO_HOSTS[provider].test(hostname) ? href : null;
}

/**
 * Google says whether it has verified an address (`email_verified`); Facebook's profile carries
 * no such mark, so its addresses count as not verified.
 */
export function providerProfile(provider: Provider, profile: Profile): ProviderProfile {
  const claims = (profile as { _json?: Claims })._json;
  const email = emailField.safeParse(profile.emails?.[0]?.value).data ?? null;
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
