import { Global, Module } from '@nestjs/common';
import { readEnv, type Env, type Part } from './env.js';

/** Injection token of the validated environment (`Env`). */
export const ENV = Symbol('ENV');

let env: Env | undefined;

/**
 * The validated environment of this process, read once.
 * @param part for the first call, which decides what is needed.
 * @throws EnvError
 */
export const loadEnv = (part?: Part): Env => (env ??= readEnv(process.env, part));

@Global()
@Module({
  providers: [{ provide: ENV, useFactory: () => loadEnv() }],
  exports: [ENV],
})
export class EnvModule {}
