import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { BillingModule } from '../billing/billing.module.js';
import { ChatModule } from '../chat/chat.module.js';
import { DiaryModule } from '../diary/diary.module.js';
import { PetsModule } from '../pets/pets.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { ClientFacts, ClientFactsModule } from '../platform/client-config/client-facts.js';
import { PushModule } from '../push/push.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { StaffService } from '../staff/staff.service.js';
import { SummariesModule } from '../summaries/summaries.module.js';
import { AvailabilityService } from './availability.service.js';
import { ConsultationsController } from './consultations.controller.js';
import { ConsultationsModule } from './consultations.module.js';
import { OwnerMailsModule } from './owner-mails.module.js';
import { VetCasesController } from './vet-cases.controller.js';
import { VetCasesService } from './vet-cases.service.js';
import { VetNoticesService } from './vet-notices.service.js';
import { VetTalkService } from './vet-talk.service.js';

@Module({
  imports: [
    AccountsModule,
    BillingModule,
    ChatModule,
    ClientFactsModule,
    ConsultationsModule,
    DiaryModule,
    OwnerMailsModule,
    PetsModule,
    PhotosModule,
    PushModule,
    StaffModule,
    SummariesModule,
  ],
  controllers: [ConsultationsController, VetCasesController],
  providers: [AvailabilityService, VetCasesService, VetNoticesService, VetTalkService],
})
export class ConsultationsApiModule {
  constructor(facts: ClientFacts, staff: StaffService) {
    facts.partnerVets = () => staff.anyVet();
  }
}
