import 'reflect-metadata';
import { runCommand } from './platform/run-command.js';
import { readSupportCommand } from './support/support.command.js';
import { SupportModule } from './support/support.module.js';

/** What owners have asked the operator: lists, answers and closes it. */
await runCommand(SupportModule, readSupportCommand);
