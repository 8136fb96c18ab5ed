import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { InputPipe } from '../platform/validation/input.pipe.js';
import { LoginDto } from './dto/credentials.dto.js';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import type { LoginBody } from '../contract/accounts.js';
import { AppError } from '../platform/errors/app-error.js';
import { Audit } from '../platform/logging/audit.js';
import { SignInLimits } from './sign-in-limits.js';
import type { User } from './user.entity.js';
import { UsersService } from './users.service.js';

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

/** Sign-in by e-mail and password. The body was validated and normalised before. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly users: UsersService,
    private readonly limits: SignInLimits,
    private readonly audit: Audit,
  ) {
    super({ usernameField: 'email', passReqToCallback: true });
  }

  async validate(request: Request<unknown, unknown, LoginBody>): Promise<User> {
    const { email, password } = request.body;
    const user = await this.limits.guess(email, request.ip ?? '', () =>
      this.users.authenticate(email, password),
    );
    if (!user) {
      this.audit.record('sign-in-refused', { by: 'password' });
      throw new AppError('INVALID_CREDENTIALS');
    }
    return user;
  }
}
