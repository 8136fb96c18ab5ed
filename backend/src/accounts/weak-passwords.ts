import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '../platform/errors/app-error.js';

/**
 * A password that takes fewer guesses is refused. Six random letters take a million; the 3,000 most
 * common passwords, which ASVS 5.0 (6.2.4) wants refused, take at most as many.
 */
const FEWEST_GUESSES = 30_000;

/** Characters that are looked at: more take time, and could only make it better. */
const RATED = 20;

/** Shorter parts of a name are in too many words. */
const SHORTEST_PART = 3;

const PRODUCT = 'zampa';

export const TOO_COMMON = 'This password is too common. Please choose another one.';

const TOO_OWN = 'Please choose a password without your name or email.';

let rating: ZxcvbnFactory | undefined;

function isGuessed(password: string): boolean {
  rating ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return rating.check(password.slice(0, RATED)).guesses < FEWEST_GUESSES;
}

/** What is left of a password without these parts, whatever signs stand between them. */
function without(password: string, parts: readonly string[]): string {
  return parts
    .filter((part) => part.length >= SHORTEST_PART)
    .sort((one, other) => other.length - one.length)
    .reduce((rest, part) => rest.replaceAll(part, ''), password.toLowerCase());
}

/** Repeats, sequences, rows of keys, common words and dates, and what little varies them. */
export const isCommonPassword = (password: string): boolean =>
  isGuessed(password) || isWeakWithout(password, [PRODUCT]);

/** A password that holds a name is as good as what it holds beside. */
function isWeakWithout(password: string, parts: readonly string[]): boolean {
  const rest = without(password, parts);
  return rest.length < password.length && isGuessed(rest.replace(/^[^\p{L}\p{N}]+/u, ''));
}

/** A name or an address, its words, and these together. */
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
