import type { FactoryProvider } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Profile } from 'passport';
import { Strategy as FacebookStrategy } from 'passport-facebook';
import { Strategy as GoogleStrategy } from 'passport-google-oauth20';
import { ENV } from '../../config/env.module.js';
import type { Env } from '../../config/env.js';
import type { Provider } from '../../contract/config.js';
import { providerProfile, type ProviderProfile } from './provider-profile.js';
import { oauthStateStore } from './oauth-attempt.js';
import type { ProviderToken } from './token-sync.js';

/** What comes with an access token. */
interface Params {
  /** Google's signed statement of the user's identity, which others can verify. */
  id_token?: unknown;
  /** Seconds. */
  expires_in?: unknown;
}

/**
 * Without these, passport-oauth2 checks no state at all: anyone could plant a sign-in of their own.
 */
const PROOF: object = { state: true, pkce: true, store: oauthStateStore };

/** Timeout of a call to a provider. Milliseconds. */
const TIMEOUT = 5000;

/** The scopes requested from each provider. */
export const SCOPES: Record<Provider, string[]> = {
  google: ['openid', 'profile', 'email'],
  facebook: ['public_profile', 'email'],
};

const callbackUrl = ({ PUBLIC_URL }: Env, provider: Provider): string =>
  `${PUBLIC_URL}/api/auth/${provider}/callback`;

function tokenOf(access: string, { id_token: id, expires_in: seconds }: Params): ProviderToken {
  const issuedAt = Date.now();
  const value = typeof id === 'string' ? id : access;
  return { value, issuedAt, expiresAt: issuedAt + (Number(seconds) || 0) * 1000 };
}

interface Caller {
  _oauth2: {
    _executeRequest: (http: unknown, options: object, body: unknown, done: CallDone) => void;
  };
}

type CallDone = (...answer: unknown[]) => void;

/** Limits the time of each call: passport-oauth2 itself would wait for ever. */
function boundCalls(strategy: object): void {
  const { _oauth2: client } = strategy as Caller;
  const execute = client._executeRequest.bind(client);
  client._executeRequest = (http, options, body, done) => {
    const signal = AbortSignal.timeout(TIMEOUT);
    let open = true;
    const once: CallDone = (...answer) => {
      if (!open) return;
      open = false;
      done(...answer);
    };
    signal.addEventListener('abort', () => once(signal.reason));
    execute(http, { ...options, signal }, body, once);
  };
}

/** What Passport passes on; the callback maps it to an account. */
type Proven = [profile: ProviderProfile, token: ProviderToken];

function take(provider: Provider, access: string, params: Params, profile: Profile): Proven {
  const taken = providerProfile(provider, profile);
  if (!taken) throw new Error('a profile without an id');
  return [taken, tokenOf(access, params)];
}

// `true`: passport-oauth2 chooses what to pass on by the number of parameters.
class GoogleSignIn extends PassportStrategy(GoogleStrategy, 'google', true) {
  constructor(env: Env) {
    super({
      ...PROOF,
      clientID: env.GOOGLE_CLIENT_ID ?? '',
      clientSecret: env.GOOGLE_CLIENT_SECRET ?? '',
      callbackURL: callbackUrl(env, 'google'),
      ...(env.GOOGLE_AUTHORIZATION_URL && { authorizationURL: env.GOOGLE_AUTHORIZATION_URL }),
      ...(env.GOOGLE_TOKEN_URL && { tokenURL: env.GOOGLE_TOKEN_URL }),
      ...(env.GOOGLE_USERINFO_URL && { userProfileURL: env.GOOGLE_USERINFO_URL }),
    });
    boundCalls(this);
  }

  validate(access: string, _refresh: string, params: Params, profile: Profile): Proven {
    return take('google', access, params, profile);
  }
}

class FacebookSignIn extends PassportStrategy(FacebookStrategy, 'facebook', true) {
  constructor(env: Env) {
    super({
      ...PROOF,
      clientID: env.FACEBOOK_APP_ID ?? '',
      clientSecret: env.FACEBOOK_APP_SECRET ?? '',
      callbackURL: callbackUrl(env, 'facebook'),
      profileFields: ['id', 'displayName', 'email', 'photos'],
      enableProof: true,
      ...(env.FACEBOOK_AUTHORIZATION_URL && { authorizationURL: env.FACEBOOK_AUTHORIZATION_URL }),
      ...(env.FACEBOOK_TOKEN_URL && { tokenURL: env.FACEBOOK_TOKEN_URL }),
      ...(env.FACEBOOK_PROFILE_URL && { profileURL: env.FACEBOOK_PROFILE_URL }),
    });
    boundCalls(this);
  }

  validate(access: string, _refresh: string, params: Params, profile: Profile): Proven {
    return take('facebook', access, params, profile);
  }
}

/** Strategies of the providers that are set up; each registers itself with Passport. */
export const socialStrategies: FactoryProvider = {
  provide: 'SOCIAL_STRATEGIES',
  inject: [ENV],
  useFactory: (env: Env) =>
    env.providers.map((provider) =>
      provider === 'google' ? new GoogleSignIn(env) : new FacebookSignIn(env),
    ),
};
