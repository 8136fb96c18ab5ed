/** What of a chunk of a completion is read. Endpoints differ: nothing is certain to be there. */
interface Chunk {
  choices?: { delta?: { content?: unknown }; finish_reason?: string | null }[];
  usage?: { prompt_tokens: number; completion_tokens: number } | null;
  error?: { message?: string };
}

export interface Usage {
  promptTokens: number;
  completionTokens: number;
}

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

  /** @returns the text of these events, from the first word on, up to the end or a failure. */
  take(events: readonly string[]): string {
    let text = '';
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
    const content = choice?.delta?.content;
    return typeof content === 'string' ? content : '';
  }
}
