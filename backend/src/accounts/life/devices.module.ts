import { Module } from '@nestjs/common';
import { SessionModule } from '../../platform/session/session.module.js';
import { DevicesService } from './devices.service.js';

@Module({
  imports: [SessionModule],
  providers: [DevicesService],
  exports: [DevicesService],
})
export class DevicesModule {}
