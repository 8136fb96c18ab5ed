import 'reflect-metadata';
import { ApiModule } from './api.module.js';
import { configureHttp } from './platform/http/configure-http.js';
import { deadline } from './platform/http/deadline.js';
import { runProcess } from './platform/run-process.js';

export const start = (): Promise<void> =>
  runProcess(ApiModule, {
    name: 'api',
    configure: (app) => {
      app.use(deadline);
      configureHttp(app);
    },
  });
