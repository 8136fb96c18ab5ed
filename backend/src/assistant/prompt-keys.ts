import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { sessionSecrets } from '../config/session-secret.js';

/** Of 16 hexadecimal digits. */
const KEY_LENGTH = 16;

/**
 * The keys that separate our lines from data in a prompt. A pet's key stays the same for a day, in
 * every worker, so that its requests begin alike; nobody can guess the next one.
 */
@Injectable()
export class PromptKeys {
  private secret: string | undefined;

  constructor(@Inject(ENV) private readonly env: Env) {}

  /** @param today ISO date. */
  of(petId: number, today: string): string {
    this.secret ??= sessionSecrets(this.env)[0] ?? '';
    return createHmac('sha256', this.secret)
      .update(`key of prompts: ${String(petId)} ${today}`)
      .digest('hex')
      .slice(0, KEY_LENGTH);
  }
}
