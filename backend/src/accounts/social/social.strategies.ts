import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import passport, { type Profile } from 'passport';
import { Strategy as FacebookStrategy } from 'passport-facebook';
import { Strategy as GoogleStrategy } from 'passport-google-oauth20';
import { ENV } from '../../config/env.module.js';
import type { Env } from '../../config/env.js';
import type { Provider } from '../../contract/config.js';
import { providerProfile, type ProviderProfile } from './provider-profile.js';
import { wayProof } from './social-way.js';
import type { ProviderToken } from './token-sync.js';

type Done = (error: unknown, profile?: ProviderProfile, token?: ProviderToken) => void;

/** What comes with an access token. */
interface Params {
  /** Google's signed statement of who it is: others can check it. */
  id_token?: unknown;
  /** Seconds. */
  expires_in?: unknown;
}

/** Without them passport-oauth2 checks no state at all: anyone could plant a sign-in of theirs. */
const PROOF: object = { state: true, pkce: true, store: wayProof };

/** A provider that does not answer a call is given up after this. Milliseconds. */
const PATIENCE = 5000;

/** What is asked of each provider. */
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

/** Hands the profile on; who that is here is decided by the callback. */
const take =
  (provider: Provider) =>
  (access: string, _refresh: string, params: Params, profile: Profile, done: Done): void => {
    const taken = providerProfile(provider, profile);
    if (taken) done(null, taken, tokenOf(access, params));
    else done(new Error('a profile without an id'));
  };

interface Caller {
  _oauth2: {
    _executeRequest: (http: unknown, options: object, body: unknown, done: CallDone) => void;
  };
}

type CallDone = (...answer: unknown[]) => void;

/** passport-oauth2 itself would wait for an answer for ever. */
function impatient<T extends object>(strategy: T): T {
  const { _oauth2: client } = strategy as T & Caller;
  const execute = client._executeRequest.bind(client);
  client._executeRequest = (http, options, body, done) => {
    const signal = AbortSignal.timeout(PATIENCE);
    let open = true;
    const once: CallDone = (...answer) => {
      if (!open) return;
      open = false;
      done(...answer);
    };
    signal.addEventListener('abort', () => once(signal.reason));
    execute(http, { ...options, signal }, body, once);
  };
  return strategy;
}

/** Registers the strategies of the providers that are set up. */
@Injectable()
export class SocialStrategies implements OnModuleInit {
  constructor(@Inject(ENV) private readonly env: Env) {}

  onModuleInit(): void {
    const { providers } = this.env;
    if (providers.includes('google')) passport.use('google', impatient(this.google()));
    if (providers.includes('facebook')) passport.use('facebook', impatient(this.facebook()));
  }

  private google(): passport.Strategy {
    const { env } = this;
    return new GoogleStrategy(
      {
        ...PROOF,
        clientID: env.GOOGLE_CLIENT_ID ?? '',
        clientSecret: env.GOOGLE_CLIENT_SECRET ?? '',
        callbackURL: callbackUrl(env, 'google'),
        ...(env.GOOGLE_AUTHORIZATION_URL && { authorizationURL: env.GOOGLE_AUTHORIZATION_URL }),
        ...(env.GOOGLE_TOKEN_URL && { tokenURL: env.GOOGLE_TOKEN_URL }),
        ...(env.GOOGLE_USERINFO_URL && { userProfileURL: env.GOOGLE_USERINFO_URL }),
      } as ConstructorParameters<typeof GoogleStrategy>[0],
      take('google') as never,
    );
  }

  private facebook(): passport.Strategy {
    const { env } = this;
    return new FacebookStrategy(
      {
        ...PROOF,
        clientID: env.FACEBOOK_APP_ID ?? '',
        clientSecret: env.FACEBOOK_APP_SECRET ?? '',
        callbackURL: callbackUrl(env, 'facebook'),
        profileFields: ['id', 'displayName', 'email', 'photos'],
        enableProof: true,
        ...(env.FACEBOOK_AUTHORIZATION_URL && { authorizationURL: env.FACEBOOK_AUTHORIZATION_URL }),
        ...(env.FACEBOOK_TOKEN_URL && { tokenURL: env.FACEBOOK_TOKEN_URL }),
        ...(env.FACEBOOK_PROFILE_URL && { profileURL: env.FACEBOOK_PROFILE_URL }),
      } as ConstructorParameters<typeof FacebookStrategy>[0],
      take('facebook') as never,
    );
  }
}
