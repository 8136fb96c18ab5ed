import { startProgram } from './platform/program.js';

await startProgram('api', () => import('./api.process.js'));
