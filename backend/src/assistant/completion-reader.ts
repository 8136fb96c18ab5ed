import type { ToolCall } from './chat-messages.js';
import { ThoughtReader } from './thought-reader.js';

/**
 * The parts of a completion's chunk that are read. Endpoints differ: none is certain to be there.
 */
interface Chunk {
  choices?: {
    delta?: Delta;
    finish_reason?: string | null;
  }[];
  usage?: { prompt_tokens: number; completion_tokens: number } | null;
  error?: { message?: string };
}

/** Some endpoints separate thoughts from the text, under one of two names. */
interface Delta {
  content?: unknown;
  reasoning_content?: unknown;
  reasoning?: unknown;
  tool_calls?: CallPiece[] | null;
}

/** A piece of a call: the first has its id and name; the arguments come bit by bit. */
interface CallPiece {
  index?: number;
  id?: string | null;
  function?: { name?: string | null; arguments?: string | null };
}

export interface Usage {
  promptTokens: number;
  completionTokens: number;
}

/** Maximum total length of the arguments of all calls in one completion. Characters. */
const MAX_ARGUMENTS = 8000;

/** The event after the last chunk. */
const DONE = '[DONE]';

/** Reads the chunks of one completion from the events of its stream. */
export class CompletionReader {
  /** Whether the endpoint has ended the stream. */
  isDone = false;
  /** Why nothing more can be read. */
  failure: Error | undefined;
  /** `stop`, `length`, `content_filter`; `null` until the endpoint says. */
  finish: string | null = null;
  usage: Usage | undefined;
  /** Whether any text of the answer has arrived. */
  isAnswered = false;
  /** Whether the events read last contained a piece of a call or of thoughts. */
  isBusy = false;
  private readonly thoughts = new ThoughtReader();
  private argumentsLength = 0;
  private readonly calls: { index: number | undefined; call: ToolCall }[] = [];

  /** The calls that the model requests, in order. */
  get toolCalls(): ToolCall[] {
    return this.calls.map(({ call }) => call);
  }

  /**
   * @returns the text of these events, without leading thoughts and white space, up to the end or a
   *   failure.
   */
  take(events: readonly string[]): string {
    let text = '';
    this.isBusy = false;
    for (const event of events) {
      if (event.startsWith(DONE)) this.isDone = true;
      if (this.isDone || this.failure) break;
      try {
        text += this.read(JSON.parse(event) as Chunk);
      } catch (error) {
        this.failure = error as Error;
      }
    }
    if (!this.isAnswered) text = text.trimStart();
    this.isAnswered ||= text !== '';
    return text;
  }

  private read({ choices, usage, error }: Chunk): string {
    if (error) throw new Error(error.message ?? 'an error without a message');
    if (usage) {
      this.usage = {
        promptTokens: usage.prompt_tokens,
        completionTokens: usage.completion_tokens,
      };
    }
    const choice = choices?.[0];
    this.finish = choice?.finish_reason ?? this.finish;
    const { content, reasoning_content, reasoning, tool_calls } = choice?.delta ?? {};
    for (const piece of tool_calls ?? []) this.readCall(piece);
    this.isBusy ||= isText(reasoning_content) || isText(reasoning);
    return typeof content === 'string' ? this.readText(content) : '';
  }

  private readText(content: string): string {
    const text = this.thoughts.take(content);
    this.isBusy ||= this.thoughts.isOpen && content !== '';
    return text;
  }

  /** Some endpoints do not number calls, or number all of them 0: a new id starts a new call. */
  private readCall({ index, id, function: said }: CallPiece): void {
    this.isBusy = true;
    const known = this.calls.findLast((one) =>
      id ? one.call.id === id : index === undefined || one.index === index,
    );
    const call = known?.call ?? this.newCall(index, id);
    call.name ||= said?.name ?? '';
    call.arguments += said?.arguments ?? '';
    this.argumentsLength += said?.arguments?.length ?? 0;
    if (this.argumentsLength > MAX_ARGUMENTS) throw new Error('calls without an end');
  }

  private newCall(index: number | undefined, id: string | null | undefined): ToolCall {
    const call = { id: id ?? `call_${String(this.calls.length)}`, name: '', arguments: '' };
    this.calls.push({ index, call });
    return call;
  }
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
