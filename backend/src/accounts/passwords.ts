import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';

/** OWASP's minimum for argon2id, the library's default variant: 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The list is ordered by frequency; ASVS 5.0 asks for the first 3,000 at least (6.2.4). */
const COMMON = new Set(dictionary['passwords-common'].slice(0, 10_000));

let decoy: Promise<string> | undefined;

export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2);

/** Takes the same time without a stored hash, so that nobody learns which accounts exist. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no password has this hash');
  const matches = await verify(stored ?? (await decoy), password);
  return stored !== null && matches;
}

export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());
