import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

export type Strength = 1 | 2 | 3 | 4;

/** By the score of zxcvbn: there is no difference between two kinds of weak. */
const STEPS = [1, 1, 2, 3, 4] as const;

/** Characters; looking at more takes time that typing has not, and could only be better. */
const RATED = 32;

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Each text whole, its words, and these together: what anybody would try who knows the user. */
const guesses = (personal: readonly string[]): string[] =>
  personal.flatMap((text) => {
    const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1);
    return [text, words.join(''), ...words];
  });

/** @param personal what is known of the user, such as name and e-mail. */
export const strengthOf = (password: string, personal: readonly string[]): Strength =>
  STEPS[zxcvbn.check(password.slice(0, RATED), guesses(personal)).score];
