import { Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { SignedInGuard } from '../session/signed-in.guard.js';
import { ApiDocsController } from '../api-docs/api-docs.controller.js';
import { SocketModule } from '../socket/socket.module.js';
import { InputPipe } from '../validation/input.pipe.js';
import { CallInterceptor } from './call.interceptor.js';
import { Draining } from './draining.js';
import { NoBodyInterceptor } from './no-body.interceptor.js';

/** The checks of every call, in this order: sign-in, deadline and fair share, input. */
@Module({
  imports: [SocketModule],
  controllers: [ApiDocsController],
  providers: [
    Draining,
    { provide: APP_GUARD, useClass: SignedInGuard },
    { provide: APP_INTERCEPTOR, useClass: CallInterceptor },
    { provide: APP_INTERCEPTOR, useClass: NoBodyInterceptor },
    { provide: APP_PIPE, useClass: InputPipe },
  ],
})
export class HttpApiModule {}
