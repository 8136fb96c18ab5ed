import { expect } from '@jest/globals';
import type { Message, SendMessageReply } from '../../src/contract/chat.js';
import type { Owner } from './owner.js';

/** The chat of an owner who rewords questions. */
export class RewordedChat {
  readonly path: string;

  constructor(private readonly owner: Owner) {
    this.path = `/api/chat-sessions/${String(owner.sessionId)}/messages`;
  }

  /** Asks, and waits for the answer. @returns the question. */
  async answered(content: string, more: object = {}): Promise<Message> {
    const question = { content, ...more };
    const { status, body } = await this.owner.call<SendMessageReply>('POST', this.path, question);
    expect(status).toBe(201);
    await this.owner.finished(body.reply.id);
    return body.message;
  }

  /** Asks in place of an earlier question, and waits for the answer. @returns the question. */
  edited(content: string, { id }: Message): Promise<Message> {
    return this.answered(content, { replaces: id });
  }

  show({ id }: Message, who = this.owner) {
    return who.call('POST', `/api/chat-messages/${String(id)}/show`);
  }

  async questions(): Promise<Message[]> {
    return (await this.owner.messages()).filter(({ role }) => role === 'user');
  }

  async texts(): Promise<string[]> {
    return (await this.questions()).map(({ content }) => content);
  }
}
