import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import type { TokenScopeName } from '../contract/tokens.js';
import { AppError } from '../platform/errors/app-error.js';
import { TokensService, type CallsLeft, type TokenUser } from './tokens.service.js';

/** `any`: regardless of its scopes. */
type Needed = TokenScopeName | 'any';

/** The scope that a call, or a whole controller, requires of a token. For `TokenGuard`. */
export const TokenScope = Reflector.createDecorator<Needed>();

export const BEARER = /^Bearer +(\S+)$/i;

/**
 * Admits calls with a token in `Authorization`, never with a cookie, and sets `user` and `apiToken`
 * of the request. Its controllers are `@Public()`: they need no session.
 */
@Injectable()
export class TokenGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: TokensService,
  ) {}

  /** @throws AppError as `TokensService.authenticate`, `SCOPE_MISSING` */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    delete request.user;
    const places = [context.getHandler(), context.getClass()];
    const needed = this.reflector.getAllAndOverride(TokenScope, places) as Needed | undefined;
    const { id, userId, scopes } = await this.authenticate(request, response);
    // A call without a declared scope accepts no token.
    if (needed === undefined) throw new AppError('FORBIDDEN');
    if (needed !== 'any' && !scopes.includes(needed)) {
      response.set('WWW-Authenticate', `Bearer error="insufficient_scope", scope="${needed}"`);
      throw new AppError('SCOPE_MISSING', { scope: needed });
    }
    request.user = { id: userId };
    request.apiToken = { id, scopes };
    return true;
  }

  private async authenticate(request: Request, response: Response): Promise<TokenUser> {
    const [, token] = BEARER.exec(request.headers.authorization ?? '') ?? [];
    try {
      return await this.tokens.authenticate(token ?? '', (calls) => tell(response, calls));
    } catch (error) {
      if (error instanceof AppError && error.code === 'UNAUTHENTICATED') {
        const challenge = token === undefined ? 'Bearer' : 'Bearer error="invalid_token"';
        response.set('WWW-Authenticate', challenge);
      }
      throw error;
    }
  }
}

/** The fields of draft-ietf-httpapi-ratelimit-headers. */
function tell(response: Response, { limit, window, left, resetAfter }: CallsLeft): void {
  response.set('RateLimit-Policy', `"token";q=${String(limit)};w=${String(window)}`);
  response.set('RateLimit', `"token";r=${String(left)};t=${String(resetAfter)}`);
}
