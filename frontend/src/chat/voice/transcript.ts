/** The part of a `SpeechRecognitionResultList` that is read. */
export interface HeardResult {
  isFinal: boolean;
  transcript: string;
}

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();

const begins = (text: string, start: string): boolean => {
  const [longer, shorter] = [text.toLowerCase(), start.toLowerCase()];
  return longer === shorter || longer.startsWith(`${shorter} `);
};

/** Joins pieces of speech; on Android each repeats what was heard before, which counts once. */
const joined = (results: readonly HeardResult[]): string => {
  const pieces: string[] = [];
  for (const { transcript } of results) {
    const piece = squeezed(transcript);
    const last = pieces.at(-1);
    if (piece === '') continue;
    if (last !== undefined && begins(piece, last)) pieces[pieces.length - 1] = piece;
    else pieces.push(piece);
  }
  return pieces.join(' ');
};

/** Whether the browser has silently started a new list: final results are never taken back. */
const isNewList = (before: readonly HeardResult[], now: readonly HeardResult[]): boolean =>
  now.length < before.length ||
  before.some(({ isFinal, transcript }, index) => {
    const later = now[index];
    if (!isFinal || later === undefined) return false;
    return !later.isFinal || !begins(squeezed(later.transcript), squeezed(transcript));
  });

/** What was said since the microphone was switched on. Nothing heard is lost or counted twice. */
export class Transcript {
  private kept = '';
  private results: readonly HeardResult[] = [];

  get text(): string {
    return squeezed(`${this.kept} ${joined(this.results)}`);
  }

  hear(results: readonly HeardResult[]): void {
    if (isNewList(this.results, results)) this.commit();
    this.results = results;
  }

  /** Turns interim results into text: the browser will not finish them. */
  commit(): void {
    this.kept = this.text;
    this.results = [];
  }
}
