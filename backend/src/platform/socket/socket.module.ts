import { Module } from '@nestjs/common';
import { UserLimits } from '../user-limits.js';
import { SessionExpiryMonitor } from './session-expiry-monitor.js';
import { SlowConsumers } from './slow-consumers.js';
import { UserHub } from './user-hub.js';

@Module({
  providers: [UserHub, UserLimits, SlowConsumers, SessionExpiryMonitor],
  exports: [UserHub, UserLimits],
})
export class SocketModule {}
