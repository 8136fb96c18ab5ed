import { Global, Module } from '@nestjs/common';
import { readEnv, type Env } from './env.js';

/** Injection token of the validated environment (`Env`). */
export const ENV = Symbol('ENV');

let env: Env | undefined;

/** The validated environment of this process, read once. @throws EnvError */
export const loadEnv = (): Env => (env ??= readEnv(process.env));

@Global()
@Module({
  providers: [{ provide: ENV, useFactory: () => loadEnv() }],
  exports: [ENV],
})
export class EnvModule {}
