import { hash, verify } from '@node-rs/argon2';

/** OWASP's minimum for argon2id, the library's default variant: 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoy: Promise<string> | undefined;

export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2);

/**
 * Takes the same time without a stored hash, so that timing does not reveal which accounts exist.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no password has this hash');
  const matches = await verify(stored ?? (await decoy), password);
  return stored !== null && matches;
}
