import 'reflect-metadata';
import { runProcess } from './platform/run-process.js';
import { WorkerModule } from './worker.module.js';

await runProcess(WorkerModule, { name: 'worker' });
