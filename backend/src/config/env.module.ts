import { Global, Module } from '@nestjs/common';
import { readEnv, type Env } from './env.js';

/** Injection token of the validated environment (`Env`). */
export const ENV = Symbol('ENV');

/** The validated environment of this process. @throws EnvError */
export const loadEnv = (): Env => readEnv(process.env);

@Global()
@Module({
  providers: [{ provide: ENV, useFactory: loadEnv }],
  exports: [ENV],
})
export class EnvModule {}
