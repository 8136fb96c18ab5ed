import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { SocketModule } from '../socket/socket.module.js';
import { CallInterceptor } from './call.interceptor.js';
import { Draining } from './draining.js';

@Module({
  imports: [SocketModule],
  providers: [Draining, { provide: APP_INTERCEPTOR, useClass: CallInterceptor }],
})
export class HttpApiModule {}
