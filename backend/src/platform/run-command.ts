import {
  Module,
  type DynamicModule,
  type INestApplicationContext,
  type Type,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { loadEnv } from '../config/env.module.js';
import { PlatformModule } from './platform.module.js';
import { runTool } from './run-tool.js';

@Module({})
class CommandModule {
  static with(room: Type): DynamicModule {
    return { module: CommandModule, imports: [PlatformModule.needing(), room] };
  }
}

/** What a command does with the rooms it needs. @returns what to print. */
export type Command = (app: INestApplicationContext) => Promise<string>;

/**
 * Runs one operator command in its own process, using the product's rooms.
 * @param read parses the arguments; its error is printed before any connection is opened.
 */
export async function runCommand(room: Type, read: (args: string[]) => Command): Promise<void> {
  await runTool(async () => {
    const command = read(process.argv.slice(2));
    // The operator reads what the command prints; log lines would get in the way.
    Object.assign(loadEnv(), { LOG_LEVEL: 'fatal' });
    const options = { logger: false, abortOnError: false } as const;
    const app = await NestFactory.createApplicationContext(CommandModule.with(room), options);
    try {
      return await command(app);
    } finally {
      await app.close();
    }
  });
}
