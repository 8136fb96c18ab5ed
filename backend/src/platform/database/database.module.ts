import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ENV } from '../../config/env.module.js';
import type { Env } from '../../config/env.js';
import { connectionOptions } from './connection-options.js';

@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [ENV],
      useFactory: ({ DATABASE_URL, DATABASE_POOL }: Env) => ({
        ...connectionOptions(DATABASE_URL, { pool: DATABASE_POOL }),
        autoLoadEntities: true,
        retryAttempts: 3,
        retryDelay: 1000,
      }),
    }),
  ],
})
export class DatabaseModule {}
