import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { InputPipe } from '../platform/validation/input.pipe.js';
import { LoginDto } from './dto/credentials.dto.js';

/** Validates the body (guards run before pipes), then lets passport-local decide. */
@Injectable()
export class LocalGuard extends AuthGuard('local') {
  private readonly input = new InputPipe();

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    request.body = await this.input.transform(request.body, { type: 'body', metatype: LoginDto });
    return (await super.canActivate(context)) === true;
  }
}
