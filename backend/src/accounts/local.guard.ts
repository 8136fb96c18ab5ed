import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { parse } from '../platform/validation/parse.pipe.js';
import { loginDto } from './dto/credentials.dto.js';

/** Validates the body (guards run before pipes), then lets passport-local decide. */
@Injectable()
export class LocalGuard extends AuthGuard('local') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    request.body = parse(loginDto, request.body);
    return (await super.canActivate(context)) === true;
  }
}
