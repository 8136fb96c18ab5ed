import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Umlauts, an emoji of two UTF-16 units, a combining mark: offsets are not bytes. */
const WORDS = [
  'Miciä ',
  'schläft ',
  '🐈 ',
  'e\u0301 ',
  'tranquilla, ',
  'und ',
  '**frisst** ',
  'bene. ',
];

/** How the model behaves when it is asked next. */
export interface Script {
  /** Words of the answer. */
  words?: number;
  /** The answer itself instead of words, or what it makes of the last message it was sent. */
  text?: string | ((lastMessage: string) => string);
  /** How it says that it has ended. */
  finish?: 'stop' | 'length' | 'content_filter';
  /** Why it does not answer, in place of an answer. */
  refusal?: string;
  /** Milliseconds between two words. */
  gap?: number;
  /** Milliseconds before the first word. */
  delay?: number;
  /** Words after which the connection breaks. */
  breakAfter?: number;
  /** Words after which nothing more comes. */
  hangAfter?: number;
  /** An HTTP status instead of an answer. */
  status?: number;
  /** Bytes that are no answer at all. */
  garbage?: boolean;
}

export interface ModelRequest {
  model: string;
  messages: { role: string; content: string }[];
  /** How it ended; open while it is undefined. */
  end?: 'complete' | 'aborted';
}

/** The text that a model with this script writes. */
export const answerText = (words: number): string =>
  Array.from({ length: words }, (_, index) => `${String(index)}:${word(index)}`).join('');

/** As models cut a text: a few letters, the blank before a word with the word. */
const tokensOf = (text: string): string[] => text.match(/\s*\S{1,5}|\s+$/g) ?? [];

const word = (index: number): string => WORDS[index % WORDS.length] ?? '';

/** An OpenAI-compatible chat completions endpoint that does as it is told. */
export class ModelServer {
  readonly requests: ModelRequest[] = [];
  private scripts: Script[] = [];
  private usual: () => Script = () => ({});
  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch(() => response.destroy());
  });

  async start(port = 0): Promise<string> {
    this.server.listen(port, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}/v1`;
  }

  /** The behaviour of every request; the listed ones come first, one request each. */
  behave(usual: Script | (() => Script), ...first: Script[]): void {
    this.usual = typeof usual === 'function' ? usual : () => usual;
    this.scripts = first;
    this.requests.length = 0;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as ModelRequest;
    const asked: ModelRequest = { model: body.model, messages: body.messages };
    this.requests.push(asked);
    response.on('close', () => (asked.end ??= 'aborted'));
    const script = this.scripts.shift() ?? this.usual();
    if (script.status) {
      response.writeHead(script.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: 'as scripted', type: 'scripted' } }));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    await this.stream(script, asked, response);
  }

  private async stream(
    script: Script,
    asked: ModelRequest,
    response: ServerResponse,
  ): Promise<void> {
    const { gap = 5, delay: wait = 0, breakAfter, hangAfter, refusal } = script;
    if (script.garbage) response.write('data: {"choices": [{"delta"\n\n');
    else response.write(chunk(asked.model, { role: 'assistant', content: '' }));
    await delay(wait);
    if (refusal) response.write(chunk(asked.model, { refusal }));
    for (const [index, content] of (refusal ? [] : piecesOf(script, asked)).entries()) {
      if (index === breakAfter) {
        response.destroy();
        return;
      }
      if (index === hangAfter || asked.end) return;
      response.write(chunk(asked.model, { content }));
      await delay(gap);
    }
    response.write(chunk(asked.model, {}, script.finish ?? 'stop'));
    const { words = 12 } = script;
    const usage = { prompt_tokens: 100, completion_tokens: words, total_tokens: 100 + words };
    response.write(`data: ${JSON.stringify({ ...base(asked.model), choices: [], usage })}\n\n`);
    asked.end = 'complete';
    response.end('data: [DONE]\n\n');
  }
}

function piecesOf({ words = 12, text }: Script, { messages }: ModelRequest): string[] {
  if (text === undefined) return Array.from({ length: words }, (_, n) => `${String(n)}:${word(n)}`);
  return tokensOf(typeof text === 'string' ? text : text(messages.at(-1)?.content ?? ''));
}

const base = (model: string) => ({
  id: 'chatcmpl-stand-in',
  object: 'chat.completion.chunk',
  created: 1_700_000_000,
  model,
});

const chunk = (model: string, delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({
    ...base(model),
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;
