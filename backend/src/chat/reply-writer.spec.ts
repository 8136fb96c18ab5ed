import { describe, expect, it } from 'vitest';
import { ReplyWriter, type Flush } from './reply-writer.js';

const address = { userId: 1, sessionId: 2, messageId: 3, attempt: 1 };

function open() {
  const asked: boolean[] = [];
  const writer = new ReplyWriter(address, (_writer, urgent) => asked.push(urgent));
  return { writer, asked };
}

const textOf = (flush: Flush | undefined) => flush?.event.text;

describe('the writer of a reply', () => {
  it('sends the first piece at once and lets later ones wait for the tick', () => {
    const { writer, asked } = open();
    writer.write('Cats ');
    writer.next();
    writer.write('purr.');
    expect(asked).toEqual([true, false]);
  });

  it('does not let much text wait', () => {
    const { writer, asked } = open();
    writer.write('a');
    writer.next();
    writer.write('b'.repeat(3000));
    expect(asked.at(-1)).toBe(true);
  });

  it('counts offsets in UTF-16 units and lengths in bytes', () => {
    const { writer } = open();
    writer.write('è 🐈');
    writer.next();
    writer.write('!');
    expect(writer.next()).toMatchObject({ bytesBefore: 7, event: { offset: 4, text: '!' } });
  });

  it('holds back half of a character until its other half comes', () => {
    const { writer } = open();
    writer.write('A \ud83d');
    expect(textOf(writer.next())).toBe('A ');
    writer.write('\udc08 purrs');
    expect(textOf(writer.next())).toBe('🐈 purrs');
  });

  it('has nothing to send twice', () => {
    const { writer } = open();
    writer.write('once');
    writer.next();
    expect(writer.next()).toBeUndefined();
  });

  it('puts the whole text back after a loss, also when nothing new was written', () => {
    const { writer } = open();
    writer.write('lost and ');
    writer.next();
    writer.damage();
    expect(writer.next()).toMatchObject({ repair: 'lost and ', event: { offset: 9, text: '' } });
    writer.write('found');
    expect(writer.next()?.repair).toBeUndefined();
  });

  it('sends nothing after somebody else has ended the reply', () => {
    const { writer } = open();
    writer.write('too late');
    writer.discard();
    expect(writer.next()).toBeUndefined();
  });

  it('drops NUL characters, which PostgreSQL cannot store', () => {
    const { writer } = open();
    writer.write('a\u0000b');
    expect(writer.text).toBe('ab');
  });
});
