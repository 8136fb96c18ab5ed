import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { LogStream } from './log-stream.js';

let folder: string;
let pipe: string;
let reader: number;
let writer: number;
let stream: LogStream;

const openReader = () => openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zampa-log-'));
  pipe = join(folder, 'log');
  execFileSync('mkfifo', [pipe]);
  reader = openReader();
  writer = openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
  stream = new LogStream(writer);
});

afterEach(() => {
  closeSync(reader);
  closeSync(writer);
  rmSync(folder, { recursive: true });
});

/** What the pipe holds; reading makes room in it. */
function read(): string {
  const bytes = Buffer.alloc(1_000_000);
  try {
    return bytes.toString('utf8', 0, readSync(reader, bytes));
  } catch {
    return '';
  }
}

async function heard(end: string): Promise<string> {
  let text = '';
  while (!text.endsWith(end)) {
    await delay(5);
    text += read();
  }
  return text;
}

it('writes lines in their order', async () => {
  const lines = Array.from({ length: 1000 }, (_, index) => `line ${String(index)}\n`);
  for (const line of lines) stream.write(line);
  expect(await heard('line 999\n')).toBe(lines.join(''));
});

it('waits for a pipe that is full, and loses nothing', async () => {
  const long = `${'è'.repeat(100_000)}\n`;
  stream.write(long);
  stream.write('last\n');
  await delay(50);
  expect(await heard('last\n')).toBe(`${long}last\n`);
});

it('goes on after lines that could not be written, and says how many were lost', async () => {
  closeSync(reader);
  for (const line of ['lost\n', 'lost\n', 'lost\n']) {
    stream.write(line);
    await delay(5);
  }
  reader = openReader();
  stream.write('kept\n');
  const [cutOff, loss = '', ...rest] = (await heard('kept\n')).split('\n');
  expect(cutOff).toBe('');
  expect(JSON.parse(loss)).toMatchObject({ level: 40, lines: 3, msg: 'log lines lost' });
  expect(rest).toEqual(['kept', '']);
  stream.write('later\n');
  expect(await heard('later\n')).toBe('later\n');
});

it('keeps a limited amount of text while nobody reads', async () => {
  stream = new LogStream(writer, 100_000);
  const line = `${'x'.repeat(40_000)}\n`;
  for (let number = 0; number < 20; number += 1) stream.write(line);
  stream.write('kept\n');
  const text = await heard('kept\n');
  expect(text.length).toBeLessThan(200_000);
  expect(text).toContain('"msg":"log lines lost"');
});
