import 'reflect-metadata';
import { runProcess } from './platform/run-process.js';
import { WorkerModule } from './worker.module.js';

export const start = (): Promise<void> => runProcess(WorkerModule, { name: 'worker' });
