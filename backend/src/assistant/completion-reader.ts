import type { ToolCall } from './chat-messages.js';

/** What of a chunk of a completion is read. Endpoints differ: nothing is certain to be there. */
interface Chunk {
  choices?: {
    delta?: { content?: unknown; tool_calls?: CallPiece[] | null };
    finish_reason?: string | null;
  }[];
  usage?: { prompt_tokens: number; completion_tokens: number } | null;
  error?: { message?: string };
}

/** A piece of a call: the first has its id and name, the arguments come bit by bit. */
interface CallPiece {
  index?: number;
  id?: string | null;
  function?: { name?: string | null; arguments?: string | null };
}

export interface Usage {
  promptTokens: number;
  completionTokens: number;
}

/** What all calls of one completion may have of arguments. Characters. */
const MAX_ARGUMENTS = 8000;

/** Behind the last chunk. */
const DONE = '[DONE]';

/** Reads the chunks of one completion, as the events of its stream bring them. */
export class CompletionReader {
  /** The endpoint has said that nothing more comes. */
  isDone = false;
  /** Why nothing more can be read. */
  failure: Error | undefined;
  /** `stop`, `length`, `content_filter`; `null` while the endpoint did not say. */
  finish: string | null = null;
  usage: Usage | undefined;
  /** Whether a word of the answer has come. */
  isAnswered = false;
  /** Whether what was taken last had a piece of a call. */
  isCalling = false;
  private argumentsLength = 0;
  private readonly calls: { index: number | undefined; call: ToolCall }[] = [];

  /** What the model wants called, in its order. */
  get toolCalls(): ToolCall[] {
    return this.calls.map(({ call }) => call);
  }

  /** @returns the text of these events, from the first word on, up to the end or a failure. */
  take(events: readonly string[]): string {
    let text = '';
    this.isCalling = false;
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
    for (const piece of choice?.delta?.tool_calls ?? []) this.readCall(piece);
    const content = choice?.delta?.content;
    return typeof content === 'string' ? content : '';
  }
  /** Some endpoints number no calls, or all of them 0: an id of its own begins a new one. */
  private readCall({ index, id, function: said }: CallPiece): void {
    this.isCalling = true;
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
