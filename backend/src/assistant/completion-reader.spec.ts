import { describe, expect, it } from '@jest/globals';
import { CompletionReader } from './completion-reader.js';

/** Reads the words of a completion, each as one event. */
function read(...words: string[]) {
  const reader = new CompletionReader();
  const busy: boolean[] = [];
  const pieces = words.map((content) => {
    const text = reader.take([JSON.stringify({ choices: [{ delta: { content } }] })]);
    busy.push(reader.isBusy);
    return text;
  });
  return { text: pieces.join(''), pieces, busy, isAnswered: reader.isAnswered };
}

describe('the text of a completion', () => {
  it('does not contain the thoughts that come first', () => {
    for (const words of [
      ['<think>', '!!EMERGENCY!!', '</think>\n\nCats purr'],
      ['<think>!!EMERGENCY!!</think>\n\nCats', ' purr'],
      ['\n<Thinking>\nShould I?', '</Thinking>', '\n\n', 'Cats purr'],
      Array.from('<think>Is it </b> or </thin?</think> Cats purr'),
    ]) {
      expect(read(...words)).toMatchObject({ text: 'Cats purr', isAnswered: true });
    }
  });

  it('is empty if its thoughts never end', () => {
    expect(read('<think>', 'The owner asks', ' about a rabbit.')).toMatchObject({
      text: '',
      isAnswered: false,
    });
  });

  it('counts thoughts as work, and blanks as none', () => {
    const { busy } = read(' ', '<think>', 'Hm.', '</think>', ' ');
    expect(busy).toEqual([false, true, true, false, false]);
  });

  it.each(['reasoning_content', 'reasoning'])(
    'does not contain thoughts in a field of their own, %s, which count as work',
    (field) => {
      const reader = new CompletionReader();
      const take = (thought: string | null, content: string | null) => {
        const delta = { content, [field]: thought };
        const text = reader.take([JSON.stringify({ choices: [{ delta }] })]);
        return [text, reader.isBusy];
      };
      expect(take('!!EMERGENCY!!', null)).toEqual(['', true]);
      expect(take('', '')).toEqual(['', false]);
      expect(take(null, 'Cats')).toEqual(['Cats', false]);
    },
  );

  it('keeps everything else as it arrives', () => {
    expect(read('Cats', ' think', ' <think>.').pieces).toEqual(['Cats', ' think', ' <think>.']);
    expect(read('<', 'th', 'ree> cats').text).toBe('<three> cats');
  });
});
