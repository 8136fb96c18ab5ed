import { Module } from '@nestjs/common';
import { SessionWatch } from './session-watch.js';
import { UserHub } from './user-hub.js';

@Module({ providers: [UserHub, SessionWatch], exports: [UserHub] })
export class SocketModule {}
