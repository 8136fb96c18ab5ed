/** A tool call that a model requests. */
export interface ToolCall {
  id: string;
  name: string;
  /** JSON, if the model complied. */
  arguments: string;
}

/** One message of a request. */
export interface ChatMessage {
  role: 'system' | 'user' | 'assistant' | 'tool';
  content: string;
  /** The calls that the assistant requested after its text. */
  toolCalls?: readonly ToolCall[];
  /** The call that this tool message answers. */
  toolCallId?: string;
  photos?: SentPhotos;
}

/** Photos of a message, and its words for a model without vision. */
interface SentPhotos {
  /** Data URLs. */
  urls: readonly string[];
  contentWithout: string;
}

/** Describes a tool to a model: `parameters` is a JSON schema. */
export interface ToolDefinition {
  name: string;
  description: string;
  parameters: Record<string, unknown>;
}

/**
 * Tools offered to a model. Without `mayCall` it may not call them: they are listed only because
 * earlier messages contain calls.
 */
export interface ToolOffer {
  tools: readonly ToolDefinition[];
  mayCall: boolean;
}

/** The same conversation for a model without tools: results of tools follow the question. */
export function withoutCalls(messages: readonly ChatMessage[]): ChatMessage[] {
  const found = messages.filter(({ role }) => role === 'tool').map(({ content }) => content);
  const rest = messages.filter(({ role, toolCalls }) => role !== 'tool' && !toolCalls);
  const question = rest.pop();
  if (!question) return [];
  return [...rest, { ...question, content: [question.content, ...found].join('\n\n') }];
}

export const havePhotos = (messages: readonly ChatMessage[]): boolean =>
  messages.some(({ photos }) => photos !== undefined);

/** The same conversation for a model without vision. */
export const withoutPhotos = (messages: readonly ChatMessage[]): ChatMessage[] =>
  messages.map(({ photos, ...message }) =>
    photos ? { ...message, content: photos.contentWithout } : message,
  );
