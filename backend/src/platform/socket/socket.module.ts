import { Module } from '@nestjs/common';
import { SessionWatch } from './session-watch.js';
import { SlowTabs } from './slow-tabs.js';
import { UserHub } from './user-hub.js';

@Module({ providers: [UserHub, SlowTabs, SessionWatch], exports: [UserHub] })
export class SocketModule {}
