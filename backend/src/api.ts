import 'reflect-metadata';
import { ApiModule } from './api.module.js';
import { configureHttp } from './platform/http/configure-http.js';
import { runProcess } from './platform/run-process.js';

await runProcess(ApiModule, { name: 'api', port: 'PORT', configure: configureHttp });
