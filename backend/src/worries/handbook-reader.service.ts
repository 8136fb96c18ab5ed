import { Worker } from 'node:worker_threads';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Triage } from '../contract/chat.js';
import type { Species } from '../contract/species.js';
import type { HandbookExcerpt } from '../contract/worries.js';
import { AppError } from '../platform/errors/app-error.js';

interface Worry {
  text: string;
  /** Null if the species was not given. */
  species: Species | null;
  triage: Triage;
}

export interface ReadingAsked extends Worry {
  id: number;
}

export interface Reading {
  id: number;
  excerpts: HandbookExcerpt[];
}

const THREAD = new URL('./handbook-thread.js', import.meta.url);
/** Milliseconds, well within a call's deadline. The first reading includes loading the handbook. */
const PATIENCE = 2_500;
/** Readings that may wait at once; beyond that, the safety card comes without the handbook. */
const MOST_WAITING = 100;

/**
 * Searches the handbook in its own thread, since loading and searching it would block every socket
 * of the process. The thread starts with the first worry.
 */
@Injectable()
export class HandbookReaderService implements OnApplicationShutdown {
  private readonly logger = new Logger(HandbookReaderService.name);
  private readonly waiting = new Map<number, (excerpts: HandbookExcerpt[] | null) => void>();
  private thread: Worker | null = null;
  private lastId = 0;

  /** Passages of the handbook; none if it does not answer in time. */
  async read(worry: Worry): Promise<HandbookExcerpt[]> {
    return (await this.ask(worry)) ?? [];
  }

  /**
   * The same for callers that must tell "nothing found" from "no answer". @throws AppError `BUSY`
   */
  async search(worry: Worry): Promise<HandbookExcerpt[]> {
    const found = await this.ask(worry);
    if (!found) throw new AppError('BUSY');
    return found;
  }

  /** @returns null if there is no answer in time. */
  private ask(worry: Worry): Promise<HandbookExcerpt[] | null> {
    if (this.waiting.size >= MOST_WAITING) return Promise.resolve(null);
    const id = ++this.lastId;
    const thread = (this.thread ??= this.start());
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.answer(id, null), PATIENCE);
      this.waiting.set(id, (excerpts) => {
        clearTimeout(timer);
        resolve(excerpts);
      });
      thread.postMessage({ id, ...worry } satisfies ReadingAsked);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.thread?.terminate();
  }

  private answer(id: number, excerpts: HandbookExcerpt[] | null): void {
    this.waiting.get(id)?.(excerpts);
    this.waiting.delete(id);
  }

  private start(): Worker {
    const thread = new Worker(THREAD);
    thread.unref();
    thread.on('message', ({ id, excerpts }: Reading) => this.answer(id, excerpts));
    // Its message could quote what the visitor wrote.
    thread.on('error', ({ name }: Error) =>
      this.logger.error(`The handbook thread failed: ${name}`),
    );
    thread.on('exit', () => {
      this.thread = null;
      for (const id of this.waiting.keys()) this.answer(id, null);
    });
    return thread;
  }
}
