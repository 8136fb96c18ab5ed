import { describe, expect, it } from '@jest/globals';
import { AlarmReader } from './alarm-reader.js';

/** What is sent on of a text that arrives in these pieces, and whether it raised an alarm. */
function read(pieces: readonly string[]) {
  const reader = new AlarmReader();
  const left = pieces.map((piece) => reader.take(piece));
  const raisedAt = pieces.findIndex((_, index) => {
    const again = new AlarmReader();
    pieces.slice(0, index + 1).forEach((piece) => again.take(piece));
    return again.isRaised;
  });
  const text = left.join('') + reader.rest();
  return { text, isRaised: reader.isRaised, raisedAt };
}

const letters = (text: string) => Array.from(text);

const ANSWER = 'Go to a **vet** now! Do not wait.';

describe('an alarm marker', () => {
  it.each([
    `!!EMERGENCY!!\n${ANSWER}`,
    `!!emergency!!\n\n${ANSWER}`,
    `  \n !!Emergency!! ${ANSWER}`.trimStart(),
    `!! EMERGENCY !!\n${ANSWER}`,
    `**!!EMERGENCY!!**\n\n${ANSWER}`,
    `\`!!EMERGENCY!!\`\r\n${ANSWER}`,
    `!!EMERGENCY!!: ${ANSWER}`,
    `!!EMERGENCY!!${ANSWER}`,
  ])('raises the alarm and is always removed, wherever the text is split: %j', (text) => {
    for (let cut = 0; cut <= text.length; cut += 1) {
      const { isRaised, text: left } = read([text.slice(0, cut), text.slice(cut)]);
      expect({ isRaised, left }).toEqual({ isRaised: true, left: ANSWER });
    }
    expect(read(letters(text))).toMatchObject({ text: ANSWER, isRaised: true });
  });

  it('is recognised at its last character, before anything else arrives', () => {
    expect(read(letters(`!!EMERGENCY!!\n${ANSWER}`)).raisedAt).toBe('!!EMERGENCY!!'.length - 1);
  });

  it('counts after a first sentence as well, and only once if repeated', () => {
    const { text, isRaised } = read(
      letters('I looked it up.\n\n!!EMERGENCY!!\nGo !!emergency!! now.'),
    );
    expect({ text, isRaised }).toEqual({ text: 'I looked it up.\n\nGo now.', isRaised: true });
  });

  it('that breaks off is removed entirely', () => {
    expect(read(['!!EMERG']).text).toBe('');
    expect(read(['**!!EMERGENCY!!']).text).toBe('');
  });
});

describe('a text without the marker', () => {
  it.each([
    'What a cat! This is no emergency!! Really!!',
    'Stop!! **Every** hour `counts`!',
    '!emergency! !!e-mail!! *',
    '!! Emergencies are rare !!',
  ])('passes unchanged, wherever it is split: %s', (text) => {
    expect(read([text])).toMatchObject({ text, isRaised: false });
    expect(read(letters(text))).toMatchObject({ text, isRaised: false });
  });

  it('is not delayed', () => {
    const reader = new AlarmReader();
    expect(reader.take('Cats sleep a lot')).toBe('Cats sleep a lot');
    expect(reader.take('!')).toBe('');
    expect(reader.take(' And')).toBe('! And');
  });
});
