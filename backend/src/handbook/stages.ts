import type { LifeStage } from './entry.js';

const STAGE_WORDS: readonly (readonly [LifeStage, RegExp])[] = [
  ['young', /\b(?:pupp(?:y|ies)|kittens?|bab(?:y|ies)|cuccio\w+|gattin[oiae]|coniglietti?)\b/i],
  ['senior', /\b(?:senior|old|elderly|ag(?:e?ing)|anzian\w+|vecchi\w*)\b(?! enough)/i],
  ['adult', /\badult\w*\b/i],
];

/** The stage of life a text names, if any. */
export function namedStage(text: string): LifeStage | null {
  return STAGE_WORDS.find(([, words]) => words.test(text))?.[0] ?? null;
}
