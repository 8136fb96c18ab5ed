/** What a model writes to raise an alarm. */
export const ALARM_MARK = '!!EMERGENCY!!';

/** As models write it: in any case, emphasised, with blanks. */
const BEFORE = '[*_`]{0,3}';
const GAP = '[ \\t]{0,2}';
const BEHIND = '[:*_`]{0,4}\\s*';
const PARTS = ['!', GAP, ...Array.from('emergency'), GAP, '!', '!'];

const MARK = new RegExp(`!${PARTS.join('')}`, 'i');
const WHOLE = new RegExp(`${BEFORE}${MARK.source}${BEHIND}`, 'gi');
/** The end of a text that may become a mark, or is a mark that may continue. */
const OPEN_END = new RegExp(
  `(?:[*_\`]{1,3}|${BEFORE}!${PARTS.reduceRight((rest, part) => `(?:${part}${rest})?`, BEHIND)})$`,
  'i',
);
const BROKEN_OFF = new RegExp(`${BEFORE}!!${GAP}e\\w*$`, 'i');

/** Reads a growing text for the alarm mark, no part of which is ever sent on. */
export class AlarmReader {
  /** Whether the mark has arrived. */
  isRaised = false;
  private held = '';

  /** @returns the text that may be sent on now. */
  take(piece: string): string {
    this.held += piece;
    this.isRaised ||= MARK.test(this.held);
    const open = this.held.search(OPEN_END);
    const end = open < 0 ? this.held.length : open;
    const text = this.held.slice(0, end).replace(WHOLE, '');
    this.held = this.held.slice(end);
    return text;
  }

  /** @returns what was held back. */
  rest(): string {
    const text = this.held.replace(WHOLE, '').replace(BROKEN_OFF, '');
    this.held = '';
    return text;
  }
}
