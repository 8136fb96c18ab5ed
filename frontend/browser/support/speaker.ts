import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A model that says exactly one text, word by word. */
interface Speaker {
  url: string;
  close: () => void;
}

const chunk = (delta: object, finish: string | null): string => {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  const base = { id: 'speaker', object: 'chat.completion.chunk', created: 0, model: 'speaker' };
  return `data: ${JSON.stringify({ ...base, choices })}\n\n`;
};

/** @param gap milliseconds between words */
export async function speaker(text: string, gap: number): Promise<Speaker> {
  const say = async (write: (line: string) => void): Promise<void> => {
    for (const content of text.match(/\S+\s*/g) ?? []) {
      write(chunk({ content }, null));
      await delay(gap);
    }
    write(`${chunk({}, 'stop')}data: [DONE]\n\n`);
  };
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    void say((line) => response.write(line)).then(() => response.end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return { url, close: () => server.close() };
}
