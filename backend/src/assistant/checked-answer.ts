import type { Source, Triage } from '../contract/chat.js';
import type { Language } from '../contract/languages.js';
import type { Entry } from '../handbook/entry.js';
import type { RaiseAlarm } from '../replies/reply-generator.js';
import type { NeverSaidReason } from '../safety/triage.js';
import { AlarmReader } from './alarm-reader.js';
import { AnswerGuard } from './answer-guard.js';
import { CitationReader } from './citations.js';

interface About {
  triage: Triage;
  language: Language;
  /** As given to the model, the first as [1]; what it looks up is appended. */
  entries: readonly Entry[];
}

interface Reports {
  /** Called with the reason for each sentence that is withheld. */
  onWithheld: (reason: NeverSaidReason) => void;
  raiseAlarm: RaiseAlarm;
}

/** What may be sent on of a model's answer: checked, without its marks, with our citations. */
export class CheckedAnswer {
  /** As assessed, or the alarm that the model has raised. */
  triage: Triage;
  /** Whether anything was sent on, and whether it was only blanks. */
  hasBegun = false;
  isBlank = true;
  private readonly alarm = new AlarmReader();
  private readonly guard: AnswerGuard;
  private readonly citations: CitationReader;

  constructor(
    { triage, language, entries }: About,
    private readonly reports: Reports,
  ) {
    this.triage = triage;
    this.guard = new AnswerGuard({ triage, language }, reports.onWithheld);
    this.citations = new CitationReader(entries);
  }

  /** Whether the answer ends here: whatever else the model writes is dropped. */
  get isOver(): boolean {
    return this.guard.isOver;
  }

  get sources(): Source[] {
    return this.citations.sources;
  }

  /** @returns what may be sent on now; after an alarm, it is checked as in an emergency. */
  async take(text: string): Promise<string> {
    const heard = this.alarm.take(text);
    if (this.alarm.isRaised && this.triage.level !== 'emergency') await this.raise();
    return this.let(this.guard.take(heard));
  }

  /** What is still held back, even of a text that breaks off. */
  rest(): string {
    const last = this.guard.take(this.alarm.rest()) + this.guard.rest();
    return this.let(last) + this.note(this.citations.rest());
  }

  private async raise(): Promise<void> {
    this.triage = await this.reports.raiseAlarm();
    this.guard.raise(this.triage);
  }

  private let(text: string): string {
    return this.note(this.citations.take(text));
  }

  private note(text: string): string {
    this.hasBegun ||= text !== '';
    this.isBlank &&= text.trim() === '';
    return text;
  }
}
