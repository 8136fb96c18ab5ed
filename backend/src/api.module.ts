import { Module } from '@nestjs/common';
import { AccountsApiModule } from './accounts/accounts.api.module.js';
import { ChatApiModule } from './chat/chat.api.module.js';
import { PetsApiModule } from './pets/pets.api.module.js';
import { PlatformModule } from './platform/platform.module.js';

/** The HTTP and Socket.IO process. */
@Module({ imports: [PlatformModule, AccountsApiModule, PetsApiModule, ChatApiModule] })
export class ApiModule {}
