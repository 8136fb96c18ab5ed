import { createRequire } from 'node:module';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { AppError } from '../platform/errors/app-error.js';
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

/**
 * Minimum guesses of an acceptable password. Six random letters take a million; the 3,000 most
 * common passwords, which ASVS 5.0 (6.2.4) requires to refuse, take at most this many.
 */
const MIN_GUESSES = 30_000;

/** Only this many characters are rated: more take time, and could only improve the rating. */
const MAX_RATED_LENGTH = 20;

/** Shorter parts of a name occur in too many words. */
const MIN_PART_LENGTH = 3;

const PRODUCT = 'zampa';

export const TOO_COMMON = 'This password is too common. Please choose another one.';

const TOO_OWN = 'Please choose a password without your name or email.';

let rating: ZxcvbnFactory | undefined;

/** Unpacking the lists takes 40 ms, so they are loaded on first use and not at start-up. */
function openRating(): ZxcvbnFactory {
  const require = createRequire(import.meta.url);
  const lists =
    require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common');
  return new ZxcvbnFactory({ dictionary: lists.dictionary, graphs: lists.adjacencyGraphs });
}

function isGuessed(password: string): boolean {
  rating ??= openRating();
  return rating.check(password.slice(0, MAX_RATED_LENGTH)).guesses < MIN_GUESSES;
}

/** Removes these parts from a password, whatever punctuation separates them. */
function without(password: string, parts: readonly string[]): string {
  return parts
    .filter((part) => part.length >= MIN_PART_LENGTH)
    .sort((one, other) => other.length - one.length)
    .reduce((rest, part) => rest.replaceAll(part, ''), password.toLowerCase());
}

/** Whether a password is a repeat, sequence, keyboard row, common word or date, or close to one. */
export const isCommonPassword = (password: string): boolean =>
  isGuessed(password) || isWeakWithout(password, [PRODUCT]);

/** A password that contains a name is only as strong as the rest of it. */
function isWeakWithout(password: string, parts: readonly string[]): boolean {
  const rest = without(password, parts);
  return rest.length < password.length && isGuessed(rest.replace(/^[^\p{L}\p{N}]+/u, ''));
}

/** A name or an address, its words, and the words joined. */
function partsOf(text: string): string[] {
  const whole = text.toLowerCase();
  const words = whole.split(/[^\p{L}\p{M}\p{N}]+/u);
  return [whole, words.join(''), ...words];
}

/** @throws AppError `VALIDATION_FAILED` for a password made of the name or address of its owner. */
export function refuseOwnNames(
  password: string,
  { username, email }: { username: string; email: string | null },
): void {
  const [mailbox = '', host = ''] = (email ?? '').split('@');
  const site = host.replace(/\.[^.]*$/, '');
  const parts = [username, email ?? '', mailbox, site].flatMap(partsOf);
  if (!isWeakWithout(password, parts)) return;
  throw new AppError('VALIDATION_FAILED', { fields: { password: TOO_OWN } });
}
