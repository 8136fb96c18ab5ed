import { PassThrough, Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { readEvents } from './model-events.js';

async function read(...pieces: Buffer[]): Promise<string[]> {
  const events: string[] = [];
  for await (const together of readEvents(Readable.from(pieces))) events.push(...together);
  return events;
}

describe('a stream of events', () => {
  it.each(['\n', '\r\n'])(
    'is read completely wherever it is split, with lines ending in %j',
    async (end) => {
      const text = 'data: Miciä 🐈\n\n: wait\n\ndata: e\u0301\n\n'.replaceAll('\n', end);
      const bytes = Buffer.from(text);
      for (let cut = 0; cut <= bytes.length; cut += 1) {
        const events = await read(bytes.subarray(0, cut), bytes.subarray(cut));
        expect(events).toEqual(['Miciä 🐈', 'e\u0301']);
      }
      expect(await read(...Array.from(bytes, (byte) => Buffer.of(byte)))).toHaveLength(2);
    },
  );

  it('yields everything received before it failed', async () => {
    const stream = new PassThrough();
    const reading = readEvents(stream);
    stream.write('data: one\n\n');
    expect(await reading.next()).toMatchObject({ value: ['one'] });
    stream.write('data: two\n\n');
    await turn();
    stream.destroy(new Error('gone'));
    await turn();
    expect(await reading.next()).toMatchObject({ value: ['two'] });
    await expect(reading.next()).rejects.toThrow('gone');
  });

  it('is closed when its reader stops', async () => {
    const stream = new PassThrough();
    stream.write('data: one\n\n');
    const reading = readEvents(stream);
    await reading.next();
    await reading.return(undefined);
    expect(stream.destroyed).toBe(true);
  });
});
