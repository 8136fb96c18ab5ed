import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { PetsModule } from '../pets/pets.module.js';
import { ReminderEntity } from './reminder.entity.js';
import { ReminderEventEntity } from './reminder-event.entity.js';
import { RemindersRepository } from './reminders.repository.js';
import { RemindersService } from './reminders.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ReminderEntity, ReminderEventEntity]),
    AccountsModule,
    PetsModule,
  ],
  providers: [RemindersRepository, RemindersService],
  exports: [RemindersRepository, RemindersService],
})
export class RemindersModule {}
