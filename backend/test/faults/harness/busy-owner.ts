import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Message, SendMessageReply } from '../../../src/contract/chat.js';
import type { Acknowledgement } from '../../../src/contract/socket-events.js';
import { Owner, PASSWORD } from '../../harness/owner.js';
import { until } from '../../harness/until.js';
import { Page } from './page.js';

/** A question that its owner repeats until it is accepted. */
export interface Asked {
  clientId: string;
  /** Part of the question, and of a model's answer. */
  tag: string;
  tries: number;
  /** Set once it was accepted. */
  questionId?: number;
  replyId?: number;
}

type Outcome = { sent: SendMessageReply } | { status: number; cookie: string };

const CONSONANTS = 'bcdfghjklmnpqrst';

/**
 * A UUID's digits as consonants: digits in a question may be a temperature, and vowels form words.
 */
export const meaningless = (uuid: string): string =>
  uuid.replace(/[0-9a-f]/g, (digit) => CONSONANTS.charAt(parseInt(digit, 16)));

const TAG = /tag-[b-t]{8}/g;

export const tagOf = (clientId: string): string => `tag-${meaningless(clientId.slice(0, 8))}`;

export const questionOf = (tag: string): string => `Why does she purr so often? ${tag}`;

export const tagsIn = (text: string): string[] => text.match(TAG) ?? [];

/** The pause between two attempts: 150 to 500 milliseconds. */
const soon = () => delay(150 + Math.random() * 350);

/** An owner with two pages who asks one question after another and never gives up. */
export class BusyOwner extends Owner {
  readonly asked: Asked[] = [];
  /** Refusals that no fault explains. */
  readonly refusals: string[] = [];
  readonly pages: Page[] = [];
  private isAsking = false;
  private hasLeft = false;
  private work: Promise<void> = Promise.resolve();
  private signingIn: Promise<void> | undefined;

  openPages(): void {
    this.pages.push(new Page(this), new Page(this));
  }

  /** @param stopEvery one reply in this many is stopped in the middle; 0 stops none. */
  begin(stopEvery: number): void {
    this.isAsking = true;
    this.work = this.keepAsking(stopEvery);
  }

  /** Asks no further question. */
  rest(): void {
    this.isAsking = false;
  }

  async leave(): Promise<void> {
    this.rest();
    this.hasLeft = true;
    for (const page of this.pages) page.close();
    await this.work;
  }

  /** Also signs in again if the session is gone. */
  override async messages(query = ''): Promise<Message[]> {
    const { cookie, sessionId } = this;
    const path = `/api/chat-sessions/${sessionId}/messages${query}`;
    const { status, body } = await this.call<Message[]>('GET', path);
    if (status === 401) void this.signIn(cookie);
    if (status !== 200) throw new Error(`messages of session ${sessionId}: ${status}`);
    return body;
  }

  /** Signs in once for all pages and calls that found the session gone. */
  async signIn(refused: string): Promise<void> {
    if (refused !== this.cookie || this.hasLeft) return;
    this.signingIn ??= this.login().finally(() => (this.signingIn = undefined));
    await this.signingIn;
  }

  private async login(): Promise<void> {
    while (!this.hasLeft) {
      const account = { email: this.email, password: PASSWORD };
      const answer = await this.call('POST', '/api/auth/login', account).catch(() => null);
      if (answer?.status === 200) {
        for (const page of this.pages) page.load();
        return;
      }
      await soon();
    }
  }

  private async keepAsking(stopEvery: number): Promise<void> {
    while (this.isAsking) {
      const replyId = await this.askOnce();
      if (replyId === undefined) return;
      if (stopEvery > 0 && (this.id + this.asked.length) % stopEvery === 0) {
        await this.stopInTheMiddle(replyId);
      }
      await this.waitUntil(() => this.knowsEnd(replyId));
      await delay(Math.random() * 200);
    }
  }

  /** @returns the id of the reply; none when the question was refused or the owner has left. */
  private async askOnce(): Promise<number | undefined> {
    const clientId = randomUUID();
    const question: Asked = { clientId, tag: tagOf(clientId), tries: 0 };
    this.asked.push(question);
    while (!this.hasLeft) {
      question.tries += 1;
      const outcome = await this.tryToSend(question);
      if ('sent' in outcome) {
        const { message, reply } = outcome.sent;
        Object.assign(question, { questionId: message.id, replyId: reply.id });
        for (const told of [message, reply]) this.pages[0]?.hear(told);
        return reply.id;
      }
      if (outcome.status === 401) await this.signIn(outcome.cookie);
      else if (outcome.status > 0 && outcome.status < 500) {
        this.refusals.push(`question ${question.clientId} was refused with ${outcome.status}`);
        return undefined;
      }
      await soon();
    }
    return undefined;
  }

  /** Sends by REST, or sometimes by socket at the first attempt. Status 0: no answer came. */
  private async tryToSend({ clientId, tag, tries }: Asked): Promise<Outcome> {
    const { cookie, petId, sessionId } = this;
    const content = questionOf(tag);
    const socket = this.pages[1]?.socket;
    if (socket?.connected && tries === 1 && this.asked.length % 3 === 0) {
      const payload = { sessionId, petId, content, clientId };
      const answer = (await socket
        .timeout(20_000)
        .emitWithAck('send-message', payload)
        .catch(() => null)) as Acknowledgement<SendMessageReply> | null;
      if (!answer) return { status: 0, cookie };
      return answer.ok ? { sent: answer } : { status: answer.statusCode, cookie };
    }
    const answer = await this.send(content, { clientId, petId }).catch(() => null);
    if (answer?.status === 201) return { sent: answer.body };
    return { status: answer?.status ?? 0, cookie };
  }

  private async stopInTheMiddle(replyId: number): Promise<void> {
    await this.waitUntil(() => this.knowsEnd(replyId) || this.shows(replyId));
    while (!this.hasLeft) {
      const { cookie } = this;
      const answer = await this.stop(replyId).catch(() => null);
      if (answer?.status === 200) {
        this.pages[0]?.hear(answer.body);
        return;
      }
      if (answer?.status === 401) await this.signIn(cookie);
      await soon();
    }
  }

  private knowsEnd(replyId: number): boolean {
    return this.pages.some((page) => page.isOver(replyId));
  }

  private shows(replyId: number): boolean {
    return this.pages.some((page) => (page.texts.get(replyId)?.text.length ?? 0) > 40);
  }

  private async waitUntil(look: () => boolean): Promise<void> {
    await until('it is so', () => this.hasLeft || look(), Infinity);
  }
}
