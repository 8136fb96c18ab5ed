import { startProgram } from './platform/program.js';

await startProgram('worker', () => import('./worker.process.js'));
