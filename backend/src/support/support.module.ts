import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SupportMessageEntity } from './support-message.entity.js';
import { SupportThreadEntity } from './support-thread.entity.js';
import { SupportDeskService } from './support-desk.service.js';
import { SupportService } from './support.service.js';
import { SupportThreadsRepository } from './support-threads.repository.js';
import { SupportThrottle } from './support-throttle.js';

@Module({
  imports: [
    AccountsModule,
    MailModule,
    TypeOrmModule.forFeature([SupportThreadEntity, SupportMessageEntity]),
  ],
  providers: [SupportThreadsRepository, SupportThrottle, SupportService, SupportDeskService],
  exports: [SupportService, SupportDeskService, SupportThreadsRepository],
})
export class SupportModule {}
