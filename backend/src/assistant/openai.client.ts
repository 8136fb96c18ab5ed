import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { APIError, OpenAI } from 'openai';
import type { ChatCompletionContentPart, ChatCompletionMessageParam } from 'openai/resources';
import type { Logger } from 'pino';
import { LOGGER } from '../platform/logging/logging.module.js';
import { ReplyTick } from '../replies/reply-tick.js';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import {
  havePhotos,
  withoutCalls,
  withoutPhotos,
  type ChatMessage,
  type ToolCall,
  type ToolOffer,
} from './chat-messages.js';
import { CompletionReader, type Usage } from './completion-reader.js';
import { ModelError } from '../replies/reply-generator.js';
import { readEvents } from './model-events.js';
import { modelFetch, type StreamedResponse } from './model-fetch.js';
import { mayRefusePhotos, mayRefuseTools, Refusals, type Refusal } from './refusals.js';

/** How a completion ended, if the endpoint says. */
export interface Completion {
  usage?: Usage;
  /** Cut off at the token limit, or by a filter of the endpoint: the text has no end. */
  isCut: boolean;
  /** The tool calls that the model requests before it continues. */
  toolCalls?: ToolCall[];
}

/** Longest answer requested. Tokens. */
const MAX_ANSWER_TOKENS = 1200;

/** How long an endpoint may take to close its response, so that its connection can be reused. */
const CLOSING_MS = 2000;

/** The one place that knows the model's protocol: any OpenAI-compatible chat completions. */
@Injectable()
export class OpenAiClient {
  private readonly openai: OpenAI;
  private readonly toolless = new Refusals();
  private readonly blind = new Refusals();

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly tick: ReplyTick,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.openai = new OpenAI({
      apiKey: env.OPENAI_API_KEY ?? 'none',
      baseURL: env.OPENAI_BASE_URL,
      maxRetries: 0,
      timeout: env.OPENAI_TOTAL_TIMEOUT_MS,
      logLevel: 'off',
      fetch: modelFetch,
    });
  }

  /**
   * Yields the text of one completion, from its first word on, and returns how it ended. After the
   * first tokens, those of each tick are yielded together. A model whose endpoint refuses tools or
   * photos is asked without them.
   * @throws ModelError `MODEL_TIMEOUT` when the first token or the next one takes too long,
   *   `MODEL_UNAVAILABLE` when the endpoint fails, breaks off, refuses, or returns nothing.
   */
  async *stream(
    model: string,
    messages: ChatMessage[],
    signal: AbortSignal,
    offer?: ToolOffer,
  ): AsyncGenerator<string, Completion> {
    const idle = new IdleTimeout(this.env.OPENAI_FIRST_TOKEN_TIMEOUT_MS);
    const reader = new CompletionReader();
    try {
      const both = AbortSignal.any([signal, idle.signal]);
      for await (const events of readEvents(await this.ask(model, messages, both, offer))) {
        const text = reader.take(events);
        if (text !== '' || reader.isBusy) idle.renew(this.env.OPENAI_IDLE_TIMEOUT_MS);
        if (text !== '') yield text;
        if (reader.failure) throw reader.failure;
        if (reader.isDone) idle.renew(CLOSING_MS);
        else if (reader.isAnswered) await this.tick.next();
      }
    } catch (cause) {
      signal.throwIfAborted();
      // Once a completion has ended, a failure of the stream loses nothing.
      if (!reader.isDone) throw idle.lost ? timeout(cause) : unavailable(cause);
    } finally {
      idle.end();
    }
    return endOf(reader);
  }

  private async ask(
    model: string,
    messages: ChatMessage[],
    signal: AbortSignal,
    offer?: ToolOffer,
  ): Promise<Readable> {
    if (!havePhotos(messages)) return this.askWithTools(model, messages, signal, offer);
    const hidden = withoutPhotos(messages);
    if (this.blind.isRefusedBy(model)) return this.askWithTools(model, hidden, signal, offer);
    try {
      const stream = await this.askWithTools(model, messages, signal, offer);
      this.blind.accept(model);
      return stream;
    } catch (error) {
      if (!(error instanceof APIError) || !mayRefusePhotos(error as Refusal)) throw error;
      const stream = await this.askWithTools(model, hidden, signal, offer);
      const refused = this.blind.refuse(model) ? 'takes no photos' : "refused a question's photos";
      this.logger.warn({ err: error, model }, `the endpoint ${refused}`);
      return stream;
    }
  }

  private async askWithTools(
    model: string,
    messages: ChatMessage[],
    signal: AbortSignal,
    offer?: ToolOffer,
  ): Promise<Readable> {
    if (!offer || this.toolless.isRefusedBy(model)) {
      return this.post(model, withoutCalls(messages), signal);
    }
    try {
      const stream = await this.post(model, messages, signal, offer);
      this.toolless.accept(model);
      return stream;
    } catch (error) {
      if (!(error instanceof APIError) || !mayRefuseTools(error as Refusal)) throw error;
      const stream = await this.post(model, withoutCalls(messages), signal);
      const refused = this.toolless.refuse(model) ? 'takes no tools' : "refused a question's tools";
      this.logger.warn({ err: error, model }, `the endpoint ${refused}`);
      return stream;
    }
  }

  private async post(
    model: string,
    messages: ChatMessage[],
    signal: AbortSignal,
    offer?: ToolOffer,
  ): Promise<Readable> {
    const completion = this.openai.chat.completions.create(
      {
        model,
        messages: messages.map(onWire),
        max_completion_tokens: MAX_ANSWER_TOKENS,
        stream: true,
        stream_options: { include_usage: true },
        ...(offer && { tools: offer.tools.map((one) => ({ type: 'function', function: one })) }),
        ...(offer && !offer.mayCall && { tool_choice: 'none' }),
      },
      { signal },
    );
    const response = (await completion.asResponse()) as StreamedResponse;
    return response.stream;
  }
}

function onWire(message: ChatMessage): ChatCompletionMessageParam {
  const { role, content, toolCalls, toolCallId, photos } = message;
  if (photos) {
    return { role: 'user', content: [{ type: 'text', text: content }, ...imagesOf(photos)] };
  }
  if (role === 'tool') return { role, content, tool_call_id: toolCallId ?? '' };
  if (!toolCalls) return { role, content };
  return {
    role: 'assistant',
    content: content === '' ? null : content,
    tool_calls: toolCalls.map(({ id, ...call }) => ({ id, type: 'function', function: call })),
  };
}

const imagesOf = ({ urls }: { urls: readonly string[] }): ChatCompletionContentPart[] =>
  urls.map((url) => ({ type: 'image_url', image_url: { url } }));

/** A signal that aborts if nothing arrives in time. */
class IdleTimeout {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  /** When it aborts, and when its timer fires: never later. By `performance.now()`. */
  private dueAt = 0;
  private firesAt = Infinity;

  constructor(ms: number) {
    this.renew(ms);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  get lost(): boolean {
    return this.signal.aborted;
  }

  /** Keeps a timer that fires too early: resetting it for every piece would cost more. */
  renew(ms: number): void {
    this.dueAt = performance.now() + ms;
    if (this.dueAt < this.firesAt) this.wait();
  }

  /** Aborts, to release listeners: the official client keeps listening until then. */
  end(): void {
    clearTimeout(this.timer);
    this.controller.abort();
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.firesAt = this.dueAt;
    this.timer = setTimeout(() => this.check(), this.dueAt - performance.now());
  }

  private check(): void {
    if (performance.now() < this.dueAt) this.wait();
    else this.controller.abort();
  }
}

const timeout = (cause: unknown) => new ModelError('MODEL_TIMEOUT', false, { cause });

/** Wrong keys, unknown models and refused requests fail again; other failures may be temporary. */
function unavailable(cause: unknown): ModelError {
  const status = cause instanceof APIError ? (cause.status as number | undefined) : undefined;
  const refused = status !== undefined && status >= 400 && status < 500;
  const retryable = !refused || status === 408 || status === 409 || status === 429;
  return new ModelError('MODEL_UNAVAILABLE', retryable, { cause });
}

/** @throws ModelError if there is neither text nor a complete tool call. */
function endOf({ isAnswered, isDone, finish, usage, toolCalls }: CompletionReader): Completion {
  // Some endpoints send only one of the two; one that sends neither has broken off.
  const isWhole = finish === null ? isDone : finish !== 'length' && finish !== 'content_filter';
  const isCalling = isWhole && toolCalls.length > 0;
  if (!isAnswered && !isCalling) throw empty(finish);
  return { ...(usage && { usage }), ...(isCalling && { toolCalls }), isCut: !isWhole };
}

/**
 * Retryable only without a reason, or after `stop`: a filter would refuse again, and a model that
 * spent its tokens on thinking would do so again.
 */
const empty = (finish: string | null): ModelError =>
  new ModelError('MODEL_UNAVAILABLE', finish === null || finish === 'stop', {
    cause: new Error(`no answer, finish reason ${finish ?? 'unknown'}`),
  });
