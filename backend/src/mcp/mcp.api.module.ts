import { Module } from '@nestjs/common';
import { DiaryModule } from '../diary/diary.module.js';
import { PetsModule } from '../pets/pets.module.js';
import { RemindersModule } from '../reminders/reminders.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { WorriesModule } from '../worries/worries.module.js';
import { AdviceTools } from './advice-tools.service.js';
import { DiaryTools } from './diary-tools.service.js';
import { McpController } from './mcp.controller.js';
import { McpService } from './mcp.service.js';
import { PetTools } from './pet-tools.service.js';

@Module({
  imports: [TokensModule, PetsModule, DiaryModule, RemindersModule, WorriesModule],
  controllers: [McpController],
  providers: [PetTools, DiaryTools, AdviceTools, McpService],
})
export class McpApiModule {}
