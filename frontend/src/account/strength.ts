import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

export type Strength = 1 | 2 | 3 | 4;

/** The strength by zxcvbn's score: its two lowest scores both count as weak. */
const STEPS = [1, 1, 2, 3, 4] as const;

/** The most characters rated: more cannot keep up with typing, and could only score higher. */
const RATED = 32;

const SHORTEST_NAME = 3;

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** The texts, their words, and the words joined: what someone who knows the user would try. */
const guesses = (personal: readonly string[]): string[] =>
  personal.flatMap((text) => {
    const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1);
    return [text, words.join(''), ...words];
  });

/** A name or an address within a password adds no strength. */
const without = (password: string, known: string): string => {
  const at = password.toLowerCase().indexOf(known.toLowerCase());
  if (known.length < SHORTEST_NAME || at < 0) return password;
  return password.slice(0, at) + password.slice(at + known.length);
};

/** @param personal the user's name and e-mail */
export const strengthOf = (password: string, personal: readonly string[]): Strength => {
  const known = personal.flatMap((text) => [text, text.replace(/@.*/, '')]);
  const own = known.reduce(without, password).slice(0, RATED);
  return STEPS[zxcvbn.check(own, guesses(known)).score];
};
