import { LIMITS } from '@contract/limits';
import { countCharacters } from '@contract/text';
import type { Draft } from '@contract/chat';
import type { UserEvents } from '@contract/socket-events';
import { useEffect } from 'react';
import { api } from '../../shared/api';
import { onMissedEvents } from '../../shared/missed-events';
import { socket } from '../../shared/socket';
import { newUuid } from '../../shared/uuid';
import { storable } from '../chat.api';
import { isDraftUnsaved, markDraftStored, storedDraft, useComposerStore } from './composer.store';

/** Delay after the last key before a draft is synced, so that it never competes with a question. */
const WRITE_MS = 600;
/** Delay after the last key before a draft from elsewhere is applied. */
const TYPING_MS = 2_500;

/** Identifies this tab, so that it ignores its own drafts. */
const TAB = newUuid();

/**
 * Keeps the draft of one chat the same on all devices. The last write wins; of two that were
 * written without knowing of each other, both stay.
 */
export class DraftSync {
  private readonly path: string;
  private known = '';
  private typedAt = 0;
  /** Set while the server lacks what was written in this tab; stored state is for all tabs. */
  private hasUnsent = false;
  /** Whether the server may have something that this tab has not heard of. */
  private isUnsure = true;
  /** A text that the server may have, as its request went unanswered. */
  private unanswered: string | undefined;
  private writing: number | undefined;
  /** Counts what was asked and sent: what a read says is out of date once another follows. */
  private turn = 0;
  /** Whether a write is pending: there is one at a time, as two could arrive out of order. */
  private isSending = false;
  private isOutdated = false;
  private settling: number | undefined;
  private stopWatching: (() => void) | undefined;
  private stopHearing: (() => void) | undefined;

  constructor(private readonly sessionId: number) {
    this.path = `/api/chat-sessions/${sessionId}/draft`;
  }

  start(): void {
    this.known = this.text;
    this.stopWatching = useComposerStore.subscribe(() => this.notice());
    socket.on('draft-changed', this.onChanged);
    socket.on('connect', this.sendUnsaved);
    this.stopHearing = onMissedEvents(this.catchUp);
    window.addEventListener('online', this.catchUp);
    this.catchUp();
  }

  stop(): void {
    this.stopWatching?.();
    socket.off('draft-changed', this.onChanged);
    socket.off('connect', this.sendUnsaved);
    this.stopHearing?.();
    window.removeEventListener('online', this.catchUp);
    window.clearTimeout(this.settling);
    this.typedAt = 0;
    if (this.writing !== undefined) this.flush();
  }

  private get text(): string {
    return useComposerStore.getState().drafts[this.sessionId]?.text ?? '';
  }

  private get isUnsaved(): boolean {
    return this.hasUnsent || isDraftUnsaved(this.sessionId, this.text);
  }

  private notice(): void {
    if (this.text === this.known) return;
    this.known = this.text;
    this.hasUnsent = true;
    this.typedAt = Date.now();
    window.clearTimeout(this.settling);
    window.clearTimeout(this.writing);
    this.writing = window.setTimeout(this.flush, WRITE_MS);
  }

  private readonly flush = (): void => {
    window.clearTimeout(this.writing);
    this.writing = undefined;
    void (this.isUnsure ? this.read() : this.write());
  };

  private async write(): Promise<void> {
    // A draft that arrived from elsewhere in the meantime is older.
    window.clearTimeout(this.settling);
    this.isOutdated = this.isSending;
    if (this.isSending) return;
    this.isSending = true;
    await this.send();
    this.isSending = false;
    if (this.isOutdated) this.flush();
  }

  private async send(): Promise<void> {
    const { text } = this;
    if (countCharacters(text) > LIMITS.draft.max) return;
    this.turn += 1;
    try {
      await api.put(this.path, { text: storable(text), from: TAB });
      markDraftStored(this.sessionId, text);
      if (this.text === text) this.hasUnsent = false;
    } catch {
      // Kept here; sent with the next key, or when the network is back.
      this.unanswered = text;
      this.isUnsure = true;
    }
    this.turn += 1;
  }

  /** Sends what was written without a network, or else takes what was written elsewhere. */
  private readonly catchUp = (): void => void this.read();

  private readonly sendUnsaved = (): void => {
    if (this.isUnsaved) void this.read();
  };

  private async read(): Promise<void> {
    const asked = Date.now();
    const turn = (this.turn += 1);
    const draft = await api.get<Draft>(this.path).catch(() => null);
    if (this.turn !== turn) return;
    this.isUnsure = !draft || this.isUnsaved;
    if (!draft) return;
    if (this.isUnsaved) this.meet(draft.text);
    else if (this.typedAt < asked) this.take(draft.text);
  }

  /** Sends what was written here; if something else was written elsewhere, both stay. */
  private meet(theirs: string): void {
    const { sessionId, text } = this;
    const isKnown =
      theirs === storedDraft(sessionId) || theirs === this.unanswered || text.includes(theirs);
    if (!isKnown && this.settle(() => void this.read())) return;
    markDraftStored(sessionId, theirs);
    if (isKnown) {
      this.isUnsure = false;
      this.flush();
    } else if (text === '') this.accept(theirs);
    else useComposerStore.getState().writeDraft(sessionId, `${theirs}\n${text}`);
  }

  private readonly onChanged = ({ sessionId, text, from }: UserEvents['draft-changed']): void => {
    if (sessionId === this.sessionId && from !== TAB) this.take(text);
  };

  /** Waits while someone is typing here: what they type is then the last write. */
  private take(text: string): void {
    if (this.settle(() => this.take(text))) return;
    if (!this.isUnsaved) {
      if (text !== this.text) this.accept(text);
    } else if (this.isUnsure) void this.read();
  }

  /** Puts something off while someone is typing here. @returns whether it has to wait. */
  private settle(then: () => void): boolean {
    window.clearTimeout(this.settling);
    const left = this.typedAt + TYPING_MS - Date.now();
    if (left > 0) this.settling = window.setTimeout(then, left);
    return left > 0;
  }

  private accept(text: string): void {
    this.known = text;
    this.hasUnsent = false;
    useComposerStore.getState().takeDraft(this.sessionId, text);
  }
}

export const useDraftSync = (sessionId: number): void => {
  useEffect(() => {
    const sync = new DraftSync(sessionId);
    sync.start();
    return () => sync.stop();
  }, [sessionId]);
};
