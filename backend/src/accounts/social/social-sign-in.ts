import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import passport from 'passport';
import type { Logger } from 'pino';
import type { Provider } from '../../contract/config.js';
import type { SocialFailure } from '../../contract/social.js';
import { AppError } from '../../platform/errors/app-error.js';
import { languageOf } from '../../platform/http/language.js';
import { Audit } from '../../platform/logging/audit.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { EmailConfirmationService } from '../life/email-confirmation.service.js';
import { SessionsService } from '../sessions.service.js';
import { SignInLimits } from '../sign-in-limits.js';
import { IdentitiesService, type Outcome } from './identities.service.js';
import { uidOf, type ProviderProfile } from './provider-profile.js';
import type { SocialStartDto } from './social.dto.js';
import { SCOPES } from './social.strategies.js';
import { answerReport, reportOf, type Ending } from './social-report.js';
import { TokenSync, type ProviderToken } from './token-sync.js';
import { isExpired, attemptOf, type OAuthAttempt } from './oauth-attempt.js';

/** A provider's data about its user, and the token that proves it. */
interface Proof {
  profile: ProviderProfile;
  token: ProviderToken;
}

type Middleware = (request: Request, response: Response, next: (error?: unknown) => void) => void;

/** Signs in with a provider: the redirect, the callback, and the effect of its result. */
@Injectable()
export class SocialSignIn {
  constructor(
    private readonly identities: IdentitiesService,
    private readonly sessions: SessionsService,
    private readonly limits: SignInLimits,
    private readonly emails: EmailConfirmationService,
    private readonly tokens: TokenSync,
    private readonly audit: Audit,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Redirects to the provider, or reports the failure as a page: this is not an API call. */
  async begin(
    provider: Provider,
    start: SocialStartDto,
    request: Request,
    response: Response,
  ): Promise<void> {
    try {
      await this.admit(start, request);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const outcome = error.code === 'FORBIDDEN' ? 'expired' : 'failed';
      const ending = { outcome, userId: request.user?.id ?? null } as const;
      this.record(provider, start, ending);
      if (error.retryAfter !== undefined) response.set('Retry-After', String(error.retryAfter));
      answerReport(response.status(error.statusCode), reportOf(provider, start, ending), start);
      return;
    }
    const userId = request.user?.id ?? null;
    const { mode, nonce, returnTo, purpose } = start;
    const attempt = { mode, nonce, returnTo, purpose };
    request.session.social = { ...attempt, provider, at: Date.now(), userId };
    await new Promise<void>((resolve, reject) => {
      const options = { scope: SCOPES[provider], session: false };
      response.once('close', resolve);
      (passport.authenticate(provider, options) as Middleware)(request, response, reject);
    });
  }

  async finish(provider: Provider, request: Request, response: Response): Promise<void> {
    const attempt = attemptOf(request, provider);
    const userId = request.user?.id ?? null;
    const ending: Ending = attempt
      ? await this.complete(attempt, request, response).catch((err: unknown) => {
          this.logger.warn({ err, provider }, 'provider sign-in failed');
          return { outcome: 'failed', userId };
        })
      : { outcome: 'expired', userId };
    this.record(provider, attempt, ending);
    const back = attempt ?? { mode: 'redirect', returnTo: '/' };
    answerReport(response, reportOf(provider, attempt, ending), back);
  }

  /** @throws AppError `TOO_MANY_REQUESTS`; `FORBIDDEN` for a connection without a fresh sign-in. */
  private async admit({ purpose }: SocialStartDto, request: Request): Promise<void> {
    await this.limits.admitProviderSignIn(request.ip ?? '');
    if (purpose === 'sign-in') return;
    const fresh = request.user !== undefined && this.sessions.isFresh(request);
    if (!request.user || (purpose === 'connect' && !fresh)) throw new AppError('FORBIDDEN');
  }

  private async complete(
    attempt: OAuthAttempt,
    request: Request,
    response: Response,
  ): Promise<Ending> {
    const proof = isExpired(attempt)
      ? 'expired'
      : await this.prove(attempt.provider, request, response);
    delete request.session.social;
    if (typeof proof === 'string') return { outcome: proof, userId: request.user?.id ?? null };
    const { profile, token } = proof;
    const uid = uidOf(profile);
    if (attempt.purpose !== 'sign-in') {
      const { user } = request;
      if (!user || user.id !== attempt.userId)
        return { outcome: 'expired', userId: user?.id ?? null };
      const outcome =
        attempt.purpose === 'connect'
          ? await this.identities.connect({ userId: user.id, sid: request.sessionID }, profile)
          : await this.confirm(user.id, profile, request);
      return { outcome, userId: user.id, uid };
    }
    const { outcome, user } = await this.identities.arrive(profile, languageOf(request));
    if (outcome !== 'account-exists') {
      const identity = { uid, at: Date.now(), token: this.tokens.kept(token) };
      const isNew = outcome === 'registered';
      await this.sessions[isNew ? 'signInNew' : 'signIn'](request, user, identity);
      // The account may have been handed over, and its sessions ended, meanwhile.
      if (!(await this.identities.isStill(user.id, profile))) {
        await this.sessions.signOut(request, response);
        return { outcome: 'failed', userId: user.id };
      }
      if (isNew) void this.emails.greet(user.id);
    }
    return { outcome, userId: user.id, uid };
  }

  /** Makes the session fresh; never changes its user. */
  private async confirm(
    userId: number,
    profile: ProviderProfile,
    request: Request,
  ): Promise<Outcome> {
    if (!(await this.identities.isStill(userId, profile))) return 'other-identity';
    await this.sessions.renew(request);
    return 'signed-in';
  }

  /** Verifies the callback with the provider. */
  private prove(
    provider: Provider,
    request: Request,
    response: Response,
  ): Promise<Proof | SocialFailure> {
    const { code, error } = request.query;
    if (error === 'access_denied') return Promise.resolve('denied');
    // Without a code, passport-oauth2 would start over.
    if (typeof code !== 'string' || code === '') return Promise.resolve('failed');
    return new Promise((resolve) => {
      const done = (err: unknown, profile?: ProviderProfile | false, token?: ProviderToken) => {
        if (!profile) this.logger.warn({ err, provider }, 'provider failed');
        resolve(profile && token ? { profile, token } : 'failed');
      };
      const authenticate = passport.authenticate(provider, { session: false }, done) as Middleware;
      authenticate(request, response, (err?: unknown) => done(err, false));
    });
  }

  private record(provider: Provider, attempt: SocialStartDto | undefined, ending: Ending): void {
    const { outcome, userId } = ending;
    const purpose = attempt?.purpose ?? null;
    this.audit.record('provider-sign-in', { userId, provider, purpose, outcome });
  }
}
