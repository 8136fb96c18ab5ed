import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

export type Strength = 1 | 2 | 3 | 4;

/** By the score of zxcvbn: there is no difference between two kinds of weak. */
const STEPS = [1, 1, 2, 3, 4] as const;

/** Characters; looking at more takes time that typing has not, and could only be better. */
const RATED = 32;

const SHORTEST_NAME = 3;

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Each text whole, its words, and these together: what anybody would try who knows the user. */
const guesses = (personal: readonly string[]): string[] =>
  personal.flatMap((text) => {
    const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1);
    return [text, words.join(''), ...words];
  });

/** A password that holds a name or an address is as good as what it holds beside. */
const without = (password: string, known: string): string => {
  const at = password.toLowerCase().indexOf(known.toLowerCase());
  if (known.length < SHORTEST_NAME || at < 0) return password;
  return password.slice(0, at) + password.slice(at + known.length);
};

/** @param personal what is known of the user, such as name and e-mail. */
export const strengthOf = (password: string, personal: readonly string[]): Strength => {
  const known = personal.flatMap((text) => [text, text.replace(/@.*/, '')]);
  const own = known.reduce(without, password).slice(0, RATED);
  return STEPS[zxcvbn.check(own, guesses(known)).score];
};
