import 'reflect-metadata';
import { runCommand } from './platform/run-command.js';
import { readSupportCommand } from './support/support.command.js';
import { SupportModule } from './support/support.module.js';

/** Lists, answers and closes what owners have asked the operator. */
await runCommand(SupportModule, readSupportCommand);
