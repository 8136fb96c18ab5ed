import { Global, Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { BillingModule } from '../billing/billing.module.js';
import { PetsModule } from '../pets/pets.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { SocketModule } from '../platform/socket/socket.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';
import { AdmissionsRepository } from './admissions.repository.js';
import { ConsultationMessagesService } from './consultation-messages.service.js';
import { ChatGateway } from './chat.gateway.js';
import { ChatModule } from './chat.module.js';
import { ChatService } from './chat.service.js';
import { EmergencyGuideController } from './emergency-guide.controller.js';
import { FeedbackController } from './feedback.controller.js';
import { FeedbackService } from './feedback.service.js';
import { MessagesController } from './messages.controller.js';
import { NewestWordsService } from './newest-words.service.js';
import { NewestWordsPort } from '../platform/http/newest-words.port.js';
import { PetMessagesPort } from '../pets/memories/pet-messages.port.js';
import { PetMessagesService } from './pet-messages.service.js';
import { QuestionAdmissionService } from './question-admission.service.js';
import { QuestionAssessmentService } from './question-assessment.service.js';
import { QuestionRefusalsService } from './question-refusals.service.js';
import { QuestionThrottle } from './question-throttle.js';
import { RemovedPetsService } from './removed-pets.service.js';
import { SearchController } from './search/search.controller.js';
import { SearchRepository } from './search/search.repository.js';
import { SearchService } from './search/search.service.js';
import { SessionStateController } from './session-state.controller.js';
import { TriageController } from './triage.controller.js';
import { TriageService } from './triage.service.js';
import { VersionsService } from './versions.service.js';

/**
 * Global, because pets uses it through a port: it must not import the room that builds on it. The
 * other exports are for rooms that offer the same to programs.
 */
@Global()
@Module({
  imports: [
    ChatModule,
    AccountsModule,
    BillingModule,
    PetsModule,
    PhotosModule,
    SocketModule,
    TokensModule,
    WebhooksModule,
  ],
  controllers: [
    SessionStateController,
    MessagesController,
    FeedbackController,
    SearchController,
    TriageController,
    EmergencyGuideController,
  ],
  providers: [
    AdmissionsRepository,
    ConsultationMessagesService,
    ChatGateway,
    ChatService,
    FeedbackService,
    QuestionAdmissionService,
    QuestionAssessmentService,
    QuestionRefusalsService,
    QuestionThrottle,
    RemovedPetsService,
    SearchRepository,
    SearchService,
    TriageService,
    VersionsService,
    { provide: NewestWordsPort, useExisting: NewestWordsService },
    { provide: PetMessagesPort, useExisting: PetMessagesService },
  ],
  exports: [ChatService, NewestWordsPort, PetMessagesPort, TriageService],
})
export class ChatApiModule {}
