import type { Language } from '@contract/languages';
import { Transcript, type HeardResult } from './transcript';

/** The part of the browser's `SpeechRecognition` that is used. */
export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

type Maker = new () => Recognition;

const makerOf = (): Maker | undefined => {
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: Maker;
    webkitSpeechRecognition?: Maker;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
};

export const canDictate = (): boolean => makerOf() !== undefined;

export type DictationProblem = 'refused' | 'noMicrophone' | 'network' | 'failed';

const PROBLEMS: Record<string, DictationProblem> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'audio-capture': 'noMicrophone',
  network: 'network',
};

/** These end a piece of speech, not the dictation. */
const HARMLESS = ['no-speech', 'aborted'];

/** How often in a row a browser may end without having heard anything. */
const MAX_SILENCES = 4;

const TAGS: Record<Language, string> = { en: 'en-US', it: 'it-IT' };

interface Listener {
  /** All that was said so far. */
  onText: (text: string) => void;
  /** Called when the microphone is off, by itself or because of a problem. */
  onEnd: (problem?: DictationProblem) => void;
}

const resultsOf = (list: ArrayLike<ArrayLike<{ transcript: string }>>): HeardResult[] =>
  Array.from(list, (result) => ({
    isFinal: (result as { isFinal?: boolean }).isFinal === true,
    transcript: result[0]?.transcript ?? '',
  }));

/**
 * Listens until it is stopped, even if browsers end recognition after a pause. What was heard stays
 * when recognition ends, restarts or fails.
 */
export class Dictation {
  private readonly transcript = new Transcript();
  private recognition: Recognition | undefined;
  private wanted = true;
  private silences = 0;

  constructor(
    private readonly language: Language,
    private readonly listener: Listener,
  ) {}

  start(): void {
    const Maker = makerOf();
    if (!Maker) return;
    const recognition = new Maker();
    recognition.lang = TAGS[this.language];
    recognition.interimResults = true;
    // Continuous recognition repeats itself on Android: there, each sentence is one of its own.
    recognition.continuous = !/android/i.test(navigator.userAgent);
    recognition.onresult = ({ results }) => this.hear(resultsOf(results));
    recognition.onerror = ({ error }) => this.fail(error);
    recognition.onend = () => this.goOn();
    this.recognition = recognition;
    try {
      recognition.start();
    } catch {
      this.end('failed');
    }
  }

  /** Stops listening; the last words may still arrive. */
  stop(): void {
    this.wanted = false;
    this.recognition?.stop();
  }

  /** Stops at once and ignores what arrives later. */
  cancel(): void {
    const { recognition } = this;
    this.end();
    recognition?.abort();
  }

  private hear(results: HeardResult[]): void {
    this.silences = 0;
    this.transcript.hear(results);
    this.listener.onText(this.transcript.text);
  }

  private fail(error: string): void {
    this.transcript.commit();
    if (!HARMLESS.includes(error)) this.end(PROBLEMS[error] ?? 'failed');
  }

  private goOn(): void {
    this.transcript.commit();
    this.silences += 1;
    if (this.wanted && this.silences <= MAX_SILENCES) this.start();
    else this.end();
  }

  private end(problem?: DictationProblem): void {
    if (!this.recognition) return;
    this.recognition.onresult = this.recognition.onerror = this.recognition.onend = null;
    this.recognition = undefined;
    this.listener.onEnd(problem);
  }
}
