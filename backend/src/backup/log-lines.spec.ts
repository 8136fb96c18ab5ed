import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { entryIn, linesOf } from './log-lines.js';

async function linesIn(...chunks: (string | Buffer)[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of linesOf(Readable.from(chunks.map((chunk) => Buffer.from(chunk)))))
    lines.push(line);
  return lines;
}

describe("a log's lines", () => {
  it('are the same in whatever chunks it arrives', async () => {
    const text = 'first\n\nthïrd 🐈\nlast';
    const bytes = [...Buffer.from(text)].map((byte) => Buffer.from([byte]));
    for (const chunks of [[text], bytes, ['first\n', '\nthïrd', ' 🐈\nlast']])
      expect(await linesIn(...chunks)).toEqual(['first', '', 'thïrd 🐈', 'last']);
    expect(await linesIn('one\n')).toEqual(['one']);
  });

  it('are skipped when they are longer than any of our own, and reading continues', async () => {
    const long = 'x'.repeat(40_000);
    expect(await linesIn('before\n', long, long, long, '\nafter\n', long, long)).toEqual([
      'before',
      'after',
    ]);
  });
});

describe("a log line's entry", () => {
  const entry = { level: 30, time: 1, audit: 'pet-removed', petId: 5 };
  const json = JSON.stringify(entry);

  it.each([
    ['alone', json],
    ['behind the prefix of Docker Compose', `api-1  | ${json}`],
    ['behind that of Kubernetes', `[pod/api-7d9/api] 2026-11-27T10:00:00.1Z stdout F ${json}`],
    ['in a file of Docker', JSON.stringify({ log: `${json}\n`, stream: 'stdout', time: 'x' })],
  ])('is found %s', (_, line) => {
    expect(entryIn(line)).toEqual(entry);
  });

  it.each(['', 'Listening on port 3000', 'api-1 | {not JSON}', json.slice(0, -1), `${json} more`])(
    'is not found in %j',
    (line) => {
      expect(entryIn(line)).toBeUndefined();
    },
  );
});
