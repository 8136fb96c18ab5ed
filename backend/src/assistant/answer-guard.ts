import type { Triage } from '../contract/chat.js';
import type { Language } from '../contract/languages.js';
import { isRisky, neverSaid, saidInstead, type NeverSaidReason } from '../safety/triage.js';
import { closingText } from './safety-texts.js';

/** Held text of this length is judged without waiting for more. Characters. */
const MAX_HELD = 400;
/** Text without a sentence end is judged in pieces of this length. Characters. */
const MAX_SENTENCE = 1200;
/** Earlier text that shows what a sentence refers to. Characters. */
const CONTEXT = 500;
/** After this many replaced sentences, the answer ends. */
const MAX_REPLACED = 3;

/** Letters and digits, with the marks and hidden characters that may stand between them. */
const WORD = /[\p{L}\p{N}\p{M}*_~`\u00ad\u200b-\u200f\u2060]+/gu;
const LEADING_NUMBER = /^[*_~`]*\p{N}+/u;
const MARKUP = /^\s*(?:(?:[-+*•>#]+|\d+[.)])\s+)?/;

/**
 * Reads an answer while it is written and sends on what is allowed. In a routine answer, words are
 * sent on until a risky one begins; the rest of that sentence is held back until it is complete. In
 * any other answer, every sentence is held back. A sentence that must never be said is replaced by
 * one from the safety layer. An emergency's answer ends at the first replaced sentence, any other
 * at the third.
 */
export class AnswerGuard {
  /** Whether the answer ends here: whatever else the model writes is dropped. */
  isOver = false;
  /** Whole sentences before this one, sent on or not. */
  private before = '';
  private sentence = '';
  /** How much of the sentence was sent on, and how much was examined. */
  private out = 0;
  private seen = 0;
  private isHeld: boolean;
  /** Whether bold text is open where the sentence begins. */
  private isBold = false;
  private readonly said = new Set<string>();
  private replaced = 0;

  /** @param onWithheld is called with the reason for each sentence that is withheld. */
  constructor(
    private about: { triage: Triage; language: Language },
    private readonly onWithheld: (reason: NeverSaidReason) => void,
  ) {
    this.isHeld = this.holdsAll;
  }

  /** Switches to the rules for this alarm: from here on, whole sentences are held back. */
  raise(triage: Triage): void {
    this.about = { ...this.about, triage };
    this.isHeld = true;
  }

  /** @returns what may be sent on now. */
  take(piece: string): string {
    let text = '';
    let from = Math.max(0, this.sentence.length - 12);
    this.sentence += piece;
    for (let end = this.end(from); end > 0 && !this.isOver; end = this.end(from)) {
      text += this.finish(end);
      from = 0;
    }
    if (this.isOver) return text;
    if (!this.isHeld) return text + this.flow();
    const isLong = this.sentence.length - this.out > MAX_HELD;
    return isLong ? text + this.judge(this.lastSpace()) : text;
  }

  /** The model has ended: what is still held is judged as it stands. */
  rest(): string {
    if (this.isOver) return '';
    const text = this.finish(this.sentence.length);
    return this.isBold ? text.replace(/(?<=^|\s)\*\*$/, '') : text;
  }

  private get holdsAll(): boolean {
    return this.about.triage.level !== 'routine';
  }

  private end(from: number): number {
    const end = sentenceEnd(this.sentence, from);
    return end < 0 && this.sentence.length > MAX_SENTENCE ? this.lastSpace() : end;
  }

  private lastSpace(): number {
    return this.sentence.search(/\s\S*$/) + 1 || this.sentence.length;
  }

  private finish(end: number): string {
    const later = this.sentence.slice(end);
    const ahead = Math.max(0, this.out - end);
    this.sentence = this.sentence.slice(0, end);
    const text = (this.isHeld ? '' : this.flow()) + this.judge(end);
    this.isBold = this.isBoldAt(end);
    this.before = (this.before + this.sentence).slice(-CONTEXT);
    this.sentence = later;
    this.out = ahead;
    this.seen = ahead;
    this.isHeld = this.holdsAll;
    return text;
  }

  /** Sends on the words of a routine answer, up to the first risky one. */
  private flow(): string {
    let end = this.sentence.length;
    let number = -1;
    WORD.lastIndex = this.seen;
    for (let found = WORD.exec(this.sentence); found; found = WORD.exec(this.sentence)) {
      const [word] = found;
      const begin = number < 0 ? found.index : number;
      const letters = word.replace(LEADING_NUMBER, '');
      const isWhole = WORD.lastIndex < this.sentence.length;
      // What a number counts is known only after the next word.
      if (letters === '' || (letters !== word && !isWhole)) {
        number = begin;
        continue;
      }
      if (isRisky(letters, isWhole)) {
        this.isHeld = isWhole;
        end = begin;
        break;
      }
      number = -1;
    }
    if (number >= 0) end = Math.min(end, number);
    const text = this.sentence.slice(this.out, end);
    this.seen = end;
    this.out = Math.max(this.out, end);
    return text;
  }

  private judge(end: number): string {
    const { level } = this.about.triage;
    const text = this.sentence.slice(this.out, end);
    if (text === '') return '';
    const reason = neverSaid(this.sentence.slice(0, end), { level, before: this.before });
    const left = reason ? this.replace(reason, text) : text;
    this.out = end;
    return left;
  }

  private replace(reason: NeverSaidReason, text: string): string {
    const { triage, language } = this.about;
    this.onWithheld(reason);
    this.replaced += 1;
    const instead = saidInstead(reason, { language, level: triage.level });
    const isNew = !this.said.has(instead);
    this.said.add(instead);
    const sentence = this.openingOf(text, isNew) + (isNew ? `**${instead}**` : '');
    this.isOver = triage.level === 'emergency' || this.replaced >= MAX_REPLACED;
    if (this.isOver) return `${sentence}\n\n${closingText(triage, language)}`;
    const left = sentence === '' ? '' : sentence + (/\s+$/.exec(text)?.[0] ?? ' ');
    return left + (this.isBoldAt(this.out + text.length) ? '**' : '');
  }

  /** Whether bold text is open at a place in the sentence; a line's end closes it. */
  private isBoldAt(end: number): boolean {
    const text = this.sentence.slice(0, end);
    const marks = text.split('**').length - 1 + Number(this.isBold);
    return marks % 2 === 1 && !/\n\s*$/.test(text);
  }

  /**
   * Marks the break in a sentence, or in bold text, that was partly sent on; otherwise keeps the
   * list item's marker.
   */
  private openingOf(text: string, isNew: boolean): string {
    const isBold = this.isBoldAt(this.out);
    if (this.out === 0 && !isBold) return isNew ? (MARKUP.exec(text)?.[0] ?? '') : '';
    return `…${isBold ? '**' : ''}${isNew ? ' ' : ''}`;
  }
}

const SENTENCE_END = /[.!?…]["'”»)*_]*\s+|\n(?=[^\S\n]*(?:\n|[-*+•]\s|[#>|]|\d+[.)]))/g;

/** Full stops that end no sentence: "approx. 200", "e.g. ". */
const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|approx|dr|dott|prof|es|ca|max|min|vs|\p{L}|\d{1,2})\.\s+$/iu;

/**
 * Returns where the first sentence of a growing text ends, including trailing white space, or -1 if
 * it has not ended yet. A list item ends with its line.
 * @param from where to start searching.
 */
export function sentenceEnd(text: string, from: number): number {
  SENTENCE_END.lastIndex = from;
  for (let found = SENTENCE_END.exec(text); found; found = SENTENCE_END.exec(text)) {
    const end = found.index + found[0].length;
    if (!ABBREVIATION.test(text.slice(Math.max(0, end - 12), end))) return end;
  }
  return -1;
}
