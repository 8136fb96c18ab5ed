import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { EnvModule } from './config/env.module.js';
import { CaseReturnsModule } from './consultations/case-returns.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { AuditModule } from './platform/logging/audit.js';
import { ToolLoggingModule } from './platform/logging/logging.module.js';
import { RedisModule } from './platform/redis/redis.module.js';
import { runTool } from './platform/run-tool.js';
import { runStaffCommand } from './staff/staff-command.js';
import { StaffRegisterService } from './staff/staff-register.service.js';
import { StaffToolModule } from './staff/staff.tool.module.js';

/** Add rooms here that take part in a vet's removal, so that their hooks run with it. */
@Module({
  imports: [
    EnvModule,
    ToolLoggingModule,
    AuditModule,
    DatabaseModule,
    RedisModule,
    StaffToolModule,
    CaseReturnsModule,
  ],
})
class StaffCommandModule {}

/** Manages the vets: `staff.js add|list|hours|reset-factor|remove`. */
await runTool(async () => {
  const opened: { close: () => Promise<void> }[] = [];
  try {
    return await runStaffCommand(async () => {
      const options = { logger: false, abortOnError: false } as const;
      const app = await NestFactory.createApplicationContext(StaffCommandModule, options);
      opened.push(app);
      return app.get(StaffRegisterService, { strict: false });
    }, process.argv.slice(2));
  } finally {
    for (const app of opened) await app.close();
  }
});
