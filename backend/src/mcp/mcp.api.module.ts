import { Module } from '@nestjs/common';
import { DiaryModule } from '../diary/diary.module.js';
import { PetsModule } from '../pets/pets.module.js';
import { RemindersModule } from '../reminders/reminders.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { WorriesModule } from '../worries/worries.module.js';
import { AdviceToolsService } from './advice-tools.service.js';
import { DiaryToolsService } from './diary-tools.service.js';
import { McpController } from './mcp.controller.js';
import { McpService } from './mcp.service.js';
import { PetToolsService } from './pet-tools.service.js';

@Module({
  imports: [TokensModule, PetsModule, DiaryModule, RemindersModule, WorriesModule],
  controllers: [McpController],
  providers: [PetToolsService, DiaryToolsService, AdviceToolsService, McpService],
})
export class McpApiModule {}
