import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource, TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ENV } from '../../config/env.module.js';
import type { Env } from '../../config/env.js';
import { connectionOptions, WARM_CONNECTIONS } from './connection-options.js';
import { ReadReplica } from './read-replica.js';

@Global()
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
  providers: [ReadReplica],
  exports: [ReadReplica],
})
export class DatabaseModule implements OnModuleInit {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Opens connections before the process is ready, so that no first request waits for them. */
  async onModuleInit(): Promise<void> {
    await Promise.all(Array.from({ length: WARM_CONNECTIONS }, () => this.openOne()));
  }

  private async openOne(): Promise<void> {
    const runner = this.database.createQueryRunner();
    await runner.connect();
    await runner.release();
  }
}
