import { Module } from '@nestjs/common';
import { StatusController } from './status.controller.js';
import { StatusModule } from './status.module.js';
import { StatusService } from './status.service.js';

@Module({ imports: [StatusModule], controllers: [StatusController], providers: [StatusService] })
export class StatusApiModule {}
