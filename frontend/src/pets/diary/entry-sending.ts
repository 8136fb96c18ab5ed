import type { DiaryEntry, DiaryKind } from '@contract/diary';
import { isUnanswered } from '../../shared/create-once';
import { newUuid } from '../../shared/uuid';
import { addEntry, changeEntry } from './diary.api';
import { changesOf, type Told } from './entry-values';

interface Tried {
  clientId: string;
  /** What calls without an answer said: any of it may have been stored. */
  unanswered: Set<string>;
}

/** Sends a new entry of each kind until it is stored: once, and as it was sent last. */
export class EntrySending {
  private readonly tried = new Map<DiaryKind, Tried>();

  constructor(private readonly petId: number) {}

  async send(kind: DiaryKind, told: Told): Promise<DiaryEntry> {
    const { clientId, unanswered } = this.triedOf(kind);
    const said = JSON.stringify(told);
    const mayDiffer = [...unanswered].some((one) => one !== said);
    try {
      const stored = await addEntry(this.petId, { ...told, kind, clientId });
      const saved = mayDiffer
        ? await changeEntry(stored, { ...changesOf(stored, told), version: stored.version })
        : stored;
      this.tried.delete(kind);
      return saved;
    } catch (error) {
      if (isUnanswered(error)) unanswered.add(said);
      throw error;
    }
  }

  private triedOf(kind: DiaryKind): Tried {
    const tried = this.tried.get(kind) ?? { clientId: newUuid(), unanswered: new Set() };
    this.tried.set(kind, tried);
    return tried;
  }
}
