import { describe, expect, it } from '@jest/globals';
import { MACROS, MEANINGS } from '../signs/meanings/index.js';
import { matchAt, phraseCompiler } from './phrase.js';
import { readWords } from './words.js';

const compile = phraseCompiler({ no: 'not|never', ate: 'eat|eats|ate' });

/** The words that a phrase matches in a text, or `null`. */
function taken(phrase: string, text: string): string | null {
  const words = readWords(text);
  for (let at = 0; at < words.length; at += 1) {
    const to = matchAt(compile(phrase), words, at);
    if (to > 0)
      return words
        .slice(at, to)
        .map((word) => word.text)
        .join(' ');
  }
  return null;
}

describe('a phrase pattern', () => {
  it('supports alternatives and word beginnings', () => {
    expect(taken('throw*|threw up', 'he threw up again')).toBe('threw up');
    expect(taken('vomit*', 'keeps vomiting')).toBe('vomiting');
    expect(taken('vomit', 'keeps vomiting')).toBeNull();
  });

  it('allows a few words in between, fewer with two dots than with three', () => {
    expect(taken('belly .. hard', 'her belly is very hard')).toBe('belly is very hard');
    expect(taken('belly .. hard', 'her belly is now really very hard')).toBeNull();
    expect(taken('belly ... hard', 'her belly is now really very hard')).not.toBeNull();
  });

  it('does not span a comma, a full stop or a conjunction', () => {
    expect(taken('@no .. @ate', 'does not vomit, eats well')).toBeNull();
    expect(taken('@no .. @ate', 'it is not. Ate twice')).toBeNull();
    expect(taken('@no .. @ate', 'not ill but ate little')).toBeNull();
  });

  it('does not span "without"', () => {
    expect(taken('vomit* .. blood', 'vomited without any blood')).toBeNull();
    expect(taken('vomit* .. sangue', 'vomita senza sangue')).toBeNull();
  });

  it('expands a named word list, and refuses an unknown name', () => {
    expect(taken('@no @ate', 'she never ate')).toBe('never ate');
    expect(() => compile('@nothing')).toThrow('no macro nothing');
  });

  it('compiles for every sign', () => {
    for (const [at, language] of (['en', 'it'] as const).entries()) {
      const compileSign = phraseCompiler(MACROS[language]);
      const sources = Object.values(MEANINGS).flatMap((meaning) => (meaning[at] ?? '').split(','));
      const compileAll = () =>
        sources
          .filter((source) => source.trim() !== '')
          .map((source) => compileSign(source).rest());
      expect(compileAll).not.toThrow();
    }
  });
});
