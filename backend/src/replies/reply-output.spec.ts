import { describe, expect, it } from '@jest/globals';
import { ReplyOutput, type Flush } from './reply-output.js';

const address = { userId: 1, sessionId: 2, messageId: 3, attempt: 1 };

function open() {
  const asked: boolean[] = [];
  const draft = new ReplyOutput(address, (_draft, urgent) => asked.push(urgent));
  return { draft, asked };
}

const send = (draft: ReplyOutput): Flush | undefined => [...draft.flushes()][0];
const textsOf = (draft: ReplyOutput) => [...draft.flushes()].map(({ event }) => event.text);

describe("a reply's draft", () => {
  it('sends the first piece at once and lets later ones wait for the tick', () => {
    const { draft, asked } = open();
    draft.write('Cats ');
    send(draft);
    draft.write('purr.');
    expect(asked).toEqual([true, false]);
  });

  it('counts offsets in UTF-16 units and lengths in bytes', () => {
    const { draft } = open();
    draft.write('è 🐈');
    send(draft);
    draft.write('!');
    expect(send(draft)).toMatchObject({ bytesBefore: 7, event: { offset: 4, text: '!' } });
  });

  it('holds back half a character until the other half arrives', () => {
    const { draft } = open();
    draft.write('A \ud83d');
    expect(textsOf(draft)).toEqual(['A ']);
    draft.write('\udc08 purrs');
    expect(textsOf(draft)).toEqual(['🐈 purrs']);
  });

  it('splits a huge piece into contiguous events without splitting a character', () => {
    const { draft } = open();
    const text = `a${'🐈'.repeat(5000)}`;
    draft.write(text);
    const flushes = [...draft.flushes()];
    const pieces = flushes.map(({ event }) => event.text);
    expect(pieces.join('')).toBe(text);
    expect(pieces.every((piece) => piece.isWellFormed() && piece.length <= 4096)).toBe(true);
    let units = 0;
    let bytes = 0;
    for (const { event, bytesBefore } of flushes) {
      expect([event.offset, bytesBefore]).toEqual([units, bytes]);
      units += event.text.length;
      bytes += Buffer.byteLength(event.text);
    }
  });

  it('sends nothing twice', () => {
    const { draft } = open();
    draft.write('once');
    send(draft);
    expect(send(draft)).toBeUndefined();
  });

  it('restores the whole text after a loss, even when nothing new was written', () => {
    const { draft } = open();
    draft.write('lost and ');
    send(draft);
    draft.damage();
    expect(send(draft)).toMatchObject({ repair: 'lost and ', event: { offset: 9, text: '' } });
    draft.write('found');
    expect(send(draft)?.repair).toBeUndefined();
  });

  it('sends nothing after the reply was ended elsewhere', () => {
    const { draft } = open();
    draft.write('too late');
    draft.discard();
    expect(send(draft)).toBeUndefined();
  });

  it('drops NUL characters, which PostgreSQL cannot store', () => {
    const { draft } = open();
    draft.write('a\u0000b');
    expect(draft.text).toBe('ab');
  });
});
