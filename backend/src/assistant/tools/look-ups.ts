import type { Logger } from 'pino';
import { countToolCall } from '../model.metrics.js';
import type { ChatMessage, ToolCall, ToolOffer } from '../chat-messages.js';
import { delimited } from '../prompt.js';
import { BadCall, MAX_CALLS, type LookUp, type ModelTool } from './model-tool.js';

interface Answering {
  lookUp: LookUp;
  /** The prompt's key, which separates results from our lines. */
  key: string;
  logger: Logger;
}

/** The look-ups of a model for one answer. */
export class LookUps {
  private left = MAX_CALLS;

  constructor(
    private readonly tools: readonly ModelTool[],
    private readonly answering: Answering,
  ) {}

  /** The tools that the model is offered. */
  get offer(): ToolOffer {
    return { tools: this.tools.map(({ definition }) => definition), mayCall: this.left > 0 };
  }

  /**
   * Answers the calls that a model ended with, within the limit.
   * @param said what it wrote before them.
   * @returns the messages that follow; none if there is nothing to answer.
   */
  async answer(said: string, calls: readonly ToolCall[]): Promise<ChatMessage[]> {
    const toolCalls = calls.slice(0, this.left);
    if (toolCalls.length === 0) return [];
    this.left -= toolCalls.length;
    const messages: ChatMessage[] = [{ role: 'assistant', content: said, toolCalls }];
    for (const call of toolCalls) {
      const content = delimited('tool-result', this.answering.key, await this.run(call));
      messages.push({ role: 'tool', content, toolCallId: call.id });
    }
    return messages;
  }

  /** Never fails: the model is told what went wrong. */
  private async run({ name, arguments: given }: ToolCall): Promise<string> {
    const tool = this.tools.find((one) => one.name === name);
    if (!tool) {
      countToolCall('unknown', 'refused');
      return `There is no such tool. There are: ${this.tools.map((one) => one.name).join(', ')}.`;
    }
    try {
      const found = await tool.run(given, this.answering.lookUp);
      countToolCall(tool.name, 'answered');
      return found;
    } catch (err) {
      const isBad = err instanceof BadCall;
      countToolCall(tool.name, isBad ? 'refused' : 'failed');
      if (isBad) return err.message;
      this.answering.logger.warn({ err, tool: tool.name }, 'a tool failed');
      return 'This cannot be looked up now. Answer without it.';
    }
  }
}
