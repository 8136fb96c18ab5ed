import 'reflect-metadata';
import { runCommand } from './platform/run-command.js';
import { readStatusCommand } from './status/status.command.js';
import { StatusModule } from './status/status.module.js';

/** The operator's reports on the status page. */
await runCommand(StatusModule, readStatusCommand);
