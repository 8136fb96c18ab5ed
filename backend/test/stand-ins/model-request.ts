import type { IncomingMessage } from 'node:http';

interface ImagePart {
  type: string;
  image_url?: { url: string };
}

interface RequestMessage {
  role: string;
  /** The words of the message, even if photos follow them. */
  content: string;
  tool_calls?: { id: string; type: string; function: { name: string; arguments: string } }[];
  tool_call_id?: string;
}

export interface ModelRequest {
  model: string;
  messages: RequestMessage[];
  tools?: { type: string; function: { name: string; parameters: object } }[];
  tool_choice?: string;
  /** Data URLs of the photos it was sent. */
  images: string[];
  /** How it ended; undefined while it is open. */
  end?: 'complete' | 'aborted';
}

/** Reads a request to a chat completions endpoint. */
export async function readRequest(request: IncomingMessage): Promise<ModelRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString()) as ModelRequest;
  const { model, tools, tool_choice } = body;
  return {
    model,
    messages: body.messages.map((one) => ({ ...one, content: wordsOf(one.content) })),
    images: body.messages.flatMap(({ content }) => imagesIn(content)),
    ...(tools && { tools }),
    ...(tool_choice && { tool_choice }),
  };
}

/** `null` in a message with calls. */
type Content<Part> = string | Part[] | null;

const imagesIn = (content: Content<ImagePart>): string[] =>
  Array.isArray(content) ? content.flatMap(({ image_url }) => image_url?.url ?? []) : [];

const wordsOf = (content: Content<{ text?: string }>): string =>
  Array.isArray(content) ? content.map(({ text = '' }) => text).join('') : (content ?? '');

/** Like the real endpoint: every call must be answered, by its id, before any other message. */
export function problemWithCalls(messages: RequestMessage[]): string | undefined {
  let open: string[] = [];
  for (const { role, tool_calls = [], tool_call_id = '' } of messages) {
    if (role === 'tool') {
      if (!open.includes(tool_call_id)) return `no tool_call with id ${tool_call_id}`;
      open = open.filter((id) => id !== tool_call_id);
      continue;
    }
    if (open.length > 0) return `no tool message for ${open.join(', ')}`;
    open = tool_calls.map(({ id }) => id);
  }
  return open.length > 0 ? `no tool message for ${open.join(', ')}` : undefined;
}
