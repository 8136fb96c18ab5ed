import { applyDecorators, Controller, UseGuards, UseInterceptors } from '@nestjs/common';
import { PUBLIC_API } from '../contract/public-api.js';
import { IfMatchGuard } from '../platform/http/if-match.guard.js';
import { Public } from '../platform/session/signed-in.guard.js';
import { TokenGuard } from '../tokens/token.guard.js';
import { EtagInterceptor } from './requests/etag.js';

/**
 * A controller for third-party programs, admitted by token alone; each call has a `@TokenScope()`.
 */
export const PublicController = () =>
  applyDecorators(
    Controller(PUBLIC_API.slice(1)),
    Public(true),
    UseGuards(TokenGuard, IfMatchGuard),
    UseInterceptors(EtagInterceptor),
  );
