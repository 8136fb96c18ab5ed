import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { sessionSecrets } from '../config/session-secret.js';
import { derivedKey, seal, unseal } from '../platform/sealing.js';

/** Bytes: as long as the hash, as RFC 4226 advises. */
const LENGTH = 20;

/** A secret after unsealing. */
interface Opened {
  secret: Buffer;
  /** Whether it was sealed with an earlier session secret, and should be sealed again. */
  isStale: boolean;
}

/** Seals secrets of authenticators, so that the database alone is not enough to make codes. */
@Injectable()
export class TotpSecrets {
  private readonly keys: Buffer[];

  constructor(@Inject(ENV) env: Env) {
    this.keys = sessionSecrets(env).map((secret) => derivedKey(secret, 'zampa vets: totp'));
  }

  make(): Buffer {
    return randomBytes(LENGTH);
  }

  /** Seals a secret with the newest session secret. */
  seal(secret: Buffer): string {
    const [newest] = this.keys;
    if (!newest) throw new Error('there is no session secret');
    return seal(secret, newest);
  }

  /** Unseals a secret; null if no session secret opens it. */
  open(sealed: string): Opened | null {
    for (const [age, key] of this.keys.entries()) {
      try {
        return { secret: unseal(sealed, key), isStale: age > 0 };
      } catch {
        // Sealed with another secret.
      }
    }
    return null;
  }
}
