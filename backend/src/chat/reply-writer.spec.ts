import { describe, expect, it } from '@jest/globals';
import { ReplyWriter, type Flush } from './reply-writer.js';

const address = { userId: 1, sessionId: 2, messageId: 3, attempt: 1 };

function open() {
  const asked: boolean[] = [];
  const writer = new ReplyWriter(address, (_writer, urgent) => asked.push(urgent));
  return { writer, asked };
}

const send = (writer: ReplyWriter): Flush | undefined => [...writer.flushes()][0];
const textsOf = (writer: ReplyWriter) => [...writer.flushes()].map(({ event }) => event.text);

describe('the writer of a reply', () => {
  it('sends the first piece at once and lets later ones wait for the tick', () => {
    const { writer, asked } = open();
    writer.write('Cats ');
    send(writer);
    writer.write('purr.');
    expect(asked).toEqual([true, false]);
  });

  it('counts offsets in UTF-16 units and lengths in bytes', () => {
    const { writer } = open();
    writer.write('è 🐈');
    send(writer);
    writer.write('!');
    expect(send(writer)).toMatchObject({ bytesBefore: 7, event: { offset: 4, text: '!' } });
  });

  it('holds back half of a character until its other half comes', () => {
    const { writer } = open();
    writer.write('A \ud83d');
    expect(textsOf(writer)).toEqual(['A ']);
    writer.write('\udc08 purrs');
    expect(textsOf(writer)).toEqual(['🐈 purrs']);
  });

  it('cuts a huge piece into events that fit together and halve no character', () => {
    const { writer } = open();
    const text = `a${'🐈'.repeat(5000)}`;
    writer.write(text);
    const flushes = [...writer.flushes()];
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

  it('has nothing to send twice', () => {
    const { writer } = open();
    writer.write('once');
    send(writer);
    expect(send(writer)).toBeUndefined();
  });

  it('puts the whole text back after a loss, also when nothing new was written', () => {
    const { writer } = open();
    writer.write('lost and ');
    send(writer);
    writer.damage();
    expect(send(writer)).toMatchObject({ repair: 'lost and ', event: { offset: 9, text: '' } });
    writer.write('found');
    expect(send(writer)?.repair).toBeUndefined();
  });

  it('sends nothing after somebody else has ended the reply', () => {
    const { writer } = open();
    writer.write('too late');
    writer.discard();
    expect(send(writer)).toBeUndefined();
  });

  it('drops NUL characters, which PostgreSQL cannot store', () => {
    const { writer } = open();
    writer.write('a\u0000b');
    expect(writer.text).toBe('ab');
  });
});
