import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import passport from 'passport';
import type { Logger } from 'pino';
import type { Provider } from '../../contract/config.js';
import type { SocialFailure, SocialReport } from '../../contract/social.js';
import { AppError } from '../../platform/errors/app-error.js';
import { languageOf } from '../../platform/http/language.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { SessionsService } from '../sessions.service.js';
import { IdentitiesService } from './identities.service.js';
import type { ProvenIdentity } from './proven-identity.js';
import { uidOf, type ProviderProfile } from './provider-profile.js';
import type { SocialStart } from './social.dto.js';
import { SCOPES } from './social.strategies.js';
import { answerReport } from './social-report.js';

/** A way that was begun is over after this. Milliseconds. */
const PATIENCE = 10 * 60_000;

declare module 'express-session' {
  interface SessionData {
    /** A way to a provider that was begun in this session. */
    social?: SocialStart & { provider: Provider; at: number; userId: number | null };
    /** The provider's user whose arrival signed this session in: what `firebase-login` confirms. */
    identity?: ProvenIdentity;
  }
}

type Way = NonNullable<import('express-session').SessionData['social']>;

type Proof = ProviderProfile | { failure: SocialFailure };

/** Signs in by a provider: there and back, and what that means here. */
@Injectable()
export class SocialSignIn {
  constructor(
    private readonly identities: IdentitiesService,
    private readonly sessions: SessionsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Leads to the provider's page. @throws AppError `FORBIDDEN` for a connection without a fresh sign-in. */
  async begin(
    provider: Provider,
    start: SocialStart,
    request: Request,
    response: Response,
  ): Promise<void> {
    const userId = request.user?.id ?? null;
    if (start.purpose === 'connect' && !(request.user && this.sessions.proofOf(request).fresh))
      throw new AppError('FORBIDDEN');
    request.session.social = { ...start, provider, at: Date.now(), userId };
    await new Promise<void>((resolve, reject) => {
      const authenticate = passport.authenticate(provider, {
        scope: SCOPES[provider],
        session: false,
      }) as Middleware;
      response.once('finish', resolve);
      authenticate(request, response, reject);
    });
  }

  async finish(provider: Provider, request: Request, response: Response): Promise<void> {
    const way = request.session.social;
    delete request.session.social;
    const known = way?.provider === provider && Date.now() - way.at < PATIENCE ? way : undefined;
    const proof = known
      ? await this.prove(provider, request, response)
      : { failure: 'expired' as const };
    const result =
      known && !('failure' in proof)
        ? await this.enter(known, proof, request)
        : failed('failure' in proof ? proof.failure : 'failed');
    const report: SocialReport = {
      type: 'zampa:social',
      provider,
      nonce: known?.nonce ?? null,
      result,
    };
    answerReport(response, report, known ?? { mode: 'redirect', returnTo: '/' });
  }

  private async enter(
    way: Way,
    profile: ProviderProfile,
    request: Request,
  ): Promise<SocialReport['result']> {
    const uid = uidOf(profile);
    if (way.purpose === 'connect') {
      if (way.userId === null || request.user?.id !== way.userId) return failed('expired');
      const { outcome } = await this.identities.connect(way.userId, profile);
      return outcome === 'identity-taken' ? failed(outcome) : { status: 'connected', uid };
    }
    const arrival = await this.identities.arrive(profile, languageOf(request));
    if (!('user' in arrival)) return failed(arrival.outcome);
    await this.sessions.signIn(request, arrival.user);
    request.session.identity = { uid, at: Date.now() };
    this.logger.info(
      { userId: arrival.user.id, provider: profile.provider, outcome: arrival.outcome },
      'signed in by a provider',
    );
    return { status: arrival.outcome === 'registered' ? 'registered' : 'signed-in', uid };
  }

  /** What the provider proves of its user; a way that somebody else began proves nothing. */
  private prove(provider: Provider, request: Request, response: Response): Promise<Proof> {
    return new Promise((resolve) => {
      const done = (error: unknown, profile: ProviderProfile | false | undefined): void => {
        if (profile) {
          resolve(profile);
          return;
        }
        if (error) this.logger.warn({ err: error, provider }, 'provider failed');
        const denied = request.query['error'] === 'access_denied';
        resolve({ failure: denied ? 'denied' : error ? 'failed' : 'expired' });
      };
      const authenticate = passport.authenticate(provider, { session: false }, done) as Middleware;
      authenticate(request, response, (error?: unknown) => done(error, false));
    });
  }
}

type Middleware = (request: Request, response: Response, next: (error?: unknown) => void) => void;

const failed = (code: SocialFailure): SocialReport['result'] => ({ status: 'failed', code });
