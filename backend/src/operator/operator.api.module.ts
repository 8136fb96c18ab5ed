import { Module } from '@nestjs/common';
import { OperatorGuard } from './operator.guard.js';

/** What the operator alone may see; `configure-operator` says where. */
@Module({ providers: [OperatorGuard] })
export class OperatorApiModule {}
