import { vi } from 'vitest';
import type { Recognition } from './dictation';

/** Fakes the browser's speech recognition; the test is the speaker. */
export class FakeRecognition implements Recognition {
  static made: FakeRecognition[] = [];

  static get newest(): FakeRecognition {
    const newest = FakeRecognition.made.at(-1);
    if (!newest) throw new Error('nobody listens');
    return newest;
  }

  lang = '';
  continuous = false;
  interimResults = false;
  onresult: Recognition['onresult'] = null;
  onerror: Recognition['onerror'] = null;
  onend: Recognition['onend'] = null;
  running = false;

  constructor() {
    FakeRecognition.made.push(this);
  }

  start(): void {
    this.running = true;
  }

  /** Browsers end a moment later, after their last results. */
  stop = vi.fn();

  abort(): void {
    this.end();
  }

  hear(...results: [transcript: string, isFinal: boolean][]): void {
    this.onresult?.({
      results: results.map(([transcript, isFinal]) => Object.assign([{ transcript }], { isFinal })),
    });
  }

  fail(error: string): void {
    this.onerror?.({ error });
    this.end();
  }

  end(): void {
    this.running = false;
    this.onend?.();
  }
}

export const withRecognition = (): void => {
  FakeRecognition.made = [];
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition);
};
