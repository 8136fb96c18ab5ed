import { Module } from '@nestjs/common';
import { UserLimits } from '../user-limits.js';
import { SessionWatch } from './session-watch.js';
import { SlowTabs } from './slow-tabs.js';
import { UserHub } from './user-hub.js';

@Module({
  providers: [UserHub, UserLimits, SlowTabs, SessionWatch],
  exports: [UserHub, UserLimits],
})
export class SocketModule {}
