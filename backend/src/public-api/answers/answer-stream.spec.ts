import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Message } from '../../contract/chat.js';
import type { StreamingReply } from '../../contract/socket-events.js';
import { AnswerStream } from './answer-stream.js';

const ID = 7;

const message = (status: Message['status'], content = ''): Message => ({
  id: ID,
  sessionId: 1,
  role: 'assistant',
  status,
  content,
  createdAt: '2026-05-04T08:00:00.000Z',
  timestamp: '2026-05-04T08:00:00.000Z',
});

let stored: Message;
let live: StreamingReply;
let stream: AnswerStream;

beforeEach(() => {
  jest.useFakeTimers();
  stored = message('streaming');
  live = { messageId: ID, attempt: 1, text: '' };
  open();
});

afterEach(() => {
  stream.destroy();
  jest.useRealTimers();
});

function open(place = { attempt: 0, length: 0 }): void {
  stream = new AnswerStream(
    {
      messageId: ID,
      message: () => Promise.resolve(stored),
      streaming: () => Promise.resolve(live),
    },
    place,
  );
}

const piece = (offset: number, text: string, attempt = 1) =>
  stream.hear('token', { sessionId: 1, messageId: ID, attempt, offset, text });

/** Everything that is waiting to be read. */
async function taken(): Promise<{ name: string; data: Record<string, unknown> }[]> {
  const chunks: string[] = [];
  for (let more = true; more;) {
    const chunk = stream.read() as Buffer | null;
    if (chunk) chunks.push(chunk.toString());
    await jest.advanceTimersByTimeAsync(0);
    more = stream.readableLength > 0;
  }
  const events = chunks.join('').matchAll(/event: (\w+)\nid: \S+\ndata: (.*)\n\n/g);
  return [...events].map(([, name = '', data = '']) => ({
    name,
    data: JSON.parse(data) as Record<string, unknown>,
  }));
}

const token = (offset: number, text: string, attempt = 1) => ({
  name: 'token',
  data: { attempt, offset, text },
});

describe("an answer's event stream", () => {
  it('has each token once, in order', async () => {
    piece(0, 'Cats ');
    piece(0, 'Cats ');
    piece(3, 's sleep');
    stream.hear('token', { sessionId: 2, messageId: 9, attempt: 1, offset: 0, text: 'Dogs' });
    expect(await taken()).toEqual([token(0, 'Cats '), token(5, 'sleep')]);
  });

  it('fetches what it has missed', async () => {
    piece(0, 'Cats ');
    live.text = 'Cats sleep a lot';
    piece(11, 'a lot');
    expect(await taken()).toEqual([token(0, 'Cats '), token(5, 'sleep a lot')]);
  });

  it('starts over with a higher attempt, and never returns to a lower one', async () => {
    piece(0, 'Cats');
    piece(0, 'They', 2);
    piece(4, ' sleep', 1);
    expect(await taken()).toEqual([token(0, 'Cats'), token(0, 'They', 2)]);
  });

  it('resumes where its reader left off', async () => {
    open({ attempt: 1, length: 5 });
    live.text = 'Cats sleep';
    stream.missed();
    expect(await taken()).toEqual([token(5, 'sleep')]);
  });

  it('skips tokens for a slow reader and sends the rest in one piece', async () => {
    const part = 'x'.repeat(1000);
    for (let offset = 0; offset < 500_000; offset += 1000) piece(offset, part);
    expect(stream.readableLength).toBeLessThan(70_000);
    live.text = part.repeat(500);
    const events = await taken();
    expect(events.length).toBeLessThan(80);
    expect(events.map(({ data }) => String(data.text)).join('')).toBe(live.text);
  });

  it('is closed if its reader reads nothing for a long time', async () => {
    piece(0, 'x'.repeat(70_000));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(stream.destroyed).toBe(true);
  });

  it('sends keep-alives, and detects an end it was not notified of', async () => {
    await jest.advanceTimersByTimeAsync(15_000);
    expect(String(stream.read())).toContain(': still here');
    stored = message('complete', 'They sleep.');
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await taken()).toEqual([{ name: 'done', data: { message: stored } }]);
    expect(stream.readableEnded).toBe(true);
  });
});
