import { expect, it } from '@jest/globals';
import type { Env } from '../config/env.js';
import { TotpSecrets } from './totp-secrets.js';

const [OLD, FRESH] = ['o'.repeat(32), 'f'.repeat(32)];

const withSecrets = (...secrets: string[]) =>
  new TotpSecrets({ SESSION_SECRET: secrets.join(',') } as Env);

it('secrets survive a rotation of the session secret, and nobody else can decrypt them', () => {
  const secret = withSecrets(OLD).make();
  const sealed = withSecrets(OLD).seal(secret);
  expect(withSecrets(OLD).open(sealed)).toEqual({ secret, isStale: false });
  expect(withSecrets(FRESH, OLD).open(sealed)).toEqual({ secret, isStale: true });
  expect(withSecrets(FRESH).open(sealed)).toBeNull();
  expect(withSecrets(FRESH).open(withSecrets(FRESH, OLD).seal(secret))).not.toBeNull();
});
