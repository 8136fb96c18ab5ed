import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { problemWithCalls, readRequest, type ModelRequest } from './model-request.js';

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

/** How the model behaves the next time it is asked. */
export interface Script {
  /**
   * Applies only to requests to answer this question. Without it, to the next request of any kind.
   */
  question?: string;
  /** Words of the answer. */
  words?: number;
  /** The answer itself instead of words, or a function of the last message it was sent. */
  text?: string | ((lastMessage: string) => string);
  /** The reported finish reason. */
  finish?: 'stop' | 'length' | 'content_filter';
  /** The reason for refusing, instead of an answer. */
  refusal?: string;
  /** Milliseconds between two words. */
  gap?: number;
  /** Milliseconds before the first word. */
  delay?: number;
  /** Words after which the connection breaks. */
  breakAfter?: number;
  /** Words after which it stops sending. */
  hangAfter?: number;
  /** An HTTP status instead of an answer. */
  status?: number;
  /** Sends bytes that are no answer at all. */
  garbage?: boolean;
  /** The tool calls after its text; by default, there is no text then. */
  calls?: { name: string; arguments: object | string }[];
  /** Refuses requests that offer tools. */
  refusesTools?: boolean;
  /** Refuses requests with photos. */
  refusesImages?: boolean;
}

/** The text that a model writes for a script with this many words. */
export const answerText = (words: number): string =>
  Array.from({ length: words }, (_, index) => `${String(index)}:${word(index)}`).join('');

/** As models split a text: a few letters at a time, with the space before a word. */
const tokensOf = (text: string): string[] => text.match(/\s*\S{1,5}|\s+$/g) ?? [];

const word = (index: number): string => WORDS[index % WORDS.length] ?? '';

/** An OpenAI-compatible chat completions endpoint that behaves as told. */
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

  /** The newest request to answer this question. Others come in the background, at any time. */
  requestFor(question: string): ModelRequest | undefined {
    return this.requestsFor(question).at(-1);
  }

  /** All of them, the oldest first. */
  requestsFor(question: string): ModelRequest[] {
    return this.requests.filter((request) => answers(request, question));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = await readRequest(request);
    const { model, messages, tools, images } = asked;
    this.requests.push(asked);
    response.on('close', () => (asked.end ??= 'aborted'));
    const script = this.scriptFor(asked);
    const problem =
      (script.refusesTools && tools && `${model} has no tools`) ||
      (script.refusesImages && images.length > 0 && `${model} is a text model`) ||
      problemWithCalls(messages);
    if (script.status || problem) {
      refuse(response, script.status ?? 400, problem ?? 'as scripted');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    await this.stream(script, asked, response);
  }

  private scriptFor(request: ModelRequest): Script {
    const next = this.scripts.findIndex(
      ({ question }) => question === undefined || answers(request, question),
    );
    const [script] = next < 0 ? [] : this.scripts.splice(next, 1);
    return script ?? this.usual();
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
    for (const [index, call] of (script.calls ?? []).entries()) {
      for (const piece of callPieces(call, index)) {
        response.write(chunk(asked.model, { tool_calls: [piece] }));
        await delay(gap);
      }
    }
    response.write(chunk(asked.model, {}, script.finish ?? (script.calls ? 'tool_calls' : 'stop')));
    const { words = 12 } = script;
    const usage = { prompt_tokens: 100, completion_tokens: words, total_tokens: 100 + words };
    response.write(`data: ${JSON.stringify({ ...base(asked.model), choices: [], usage })}\n\n`);
    asked.end = 'complete';
    response.end('data: [DONE]\n\n');
  }
}

const answers = ({ messages }: ModelRequest, question: string): boolean =>
  messages.some(({ content }) => content.includes('<question ') && content.includes(question));

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { message, type: 'invalid_request_error' } }));
}

/** A call as it is streamed: id and name first, then the arguments, a few letters at a time. */
function callPieces({ name, arguments: given }: NonNullable<Script['calls']>[0], index: number) {
  const json = typeof given === 'string' ? given : JSON.stringify(given);
  const id = `call_${String(index)}_${name}`;
  return [
    { index, id, type: 'function', function: { name, arguments: '' } },
    ...(json.match(/[^]{1,7}/g) ?? []).map((part) => ({ index, function: { arguments: part } })),
  ];
}

function piecesOf({ words = 12, text, calls }: Script, { messages }: ModelRequest): string[] {
  if (calls && text === undefined) return [];
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
