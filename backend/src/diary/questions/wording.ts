import { fromBase, type DiaryUnit } from '../../contract/diary.js';
import type { Finding } from '../../contract/insights.js';
import type { Language } from '../../contract/languages.js';
import { withoutMarkup } from '../../language/text.js';
import { ZONES } from '../../language/zones.js';
import { localAt } from '../../platform/local-time.js';
import type { DiaryFact } from '../insights/diary-fact.js';
import { neverSaid } from '../../safety/triage.js';
import { en, type QuestionTexts } from './texts/en.js';
import { it } from './texts/it.js';

const TEXTS: Record<Language, QuestionTexts> = { en, it };

const DAY_MS = 86_400_000;

/** Maximum characters of one entry's words. */
const MAX_TEXT = 80;

/** Maximum decimals of an amount: a weight in kg needs three to show grams. */
const DIGITS = 3;

const cut = (text: string): string => Array.from(text).slice(0, MAX_TEXT).join('');

/** How an answer words days, amounts and entries in one language. */
export class Wording {
  readonly texts: QuestionTexts;

  constructor(
    readonly language: Language,
    private readonly now: Date,
    private readonly timeZone: string = ZONES[language],
  ) {
    this.texts = TEXTS[language];
  }

  /** Local days, counted from 1970. */
  dayNumber(moment: Date): number {
    return Math.floor(localAt(this.timeZone, moment).getTime() / DAY_MS);
  }

  /** "Today", "yesterday", "on 12 June", with the year if it is another one. */
  when(moment: Date): string {
    const ago = this.dayNumber(this.now) - this.dayNumber(moment);
    if (ago === 0) return this.texts.today;
    return ago === 1 ? this.texts.yesterday : this.texts.on(this.date(moment));
  }

  date(moment: Date): string {
    const local = localAt(this.timeZone, moment);
    const today = localAt(this.timeZone, this.now);
    const isThisYear = local.getUTCFullYear() === today.getUTCFullYear();
    return local.toLocaleDateString(this.texts.locale, {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
      ...(!isThisYear && { year: 'numeric' }),
    });
  }

  /**
   * The amount in the unit in which it was entered. Null without an amount, and for a medicine: no
   * answer states a dose, not even one that was given.
   */
  amount({ kind, value, unit }: DiaryFact): string | null {
    if (value === null || unit === null || kind === 'medicine') return null;
    const number = fromBase(value, unit as DiaryUnit, kind);
    const said = number.toLocaleString(this.texts.locale, { maximumFractionDigits: DIGITS });
    return `${said} ${this.texts.unit(unit as DiaryUnit, number)}`;
  }

  /** The owner's words; none if an answer must not repeat them. */
  own({ text }: DiaryFact): string {
    const words = cut(withoutMarkup(text ?? ''));
    return neverSaid(words, { level: 'routine' }) === null ? words : '';
  }

  /** An entry in its owner's words, with its amount. */
  entry(fact: DiaryFact): string {
    const { kind, severity } = fact;
    const own = this.own(fact);
    const amount = this.amount(fact);
    const label = this.texts.kinds[kind];
    if (own === '') return amount === null ? label : `${label} ${amount}`;
    return [own, amount, severity && this.texts.severities[severity]].filter(Boolean).join(', ');
  }

  /** The same with its kind, for lists with entries of several kinds. */
  labelled(fact: DiaryFact): string {
    const label = this.texts.kinds[fact.kind];
    const said = this.entry(fact);
    const isPlain = ['symptom', 'behaviour', 'note'].includes(fact.kind) || said.startsWith(label);
    return isPlain ? said : `${label}: ${said}`;
  }

  /** What a finding says, and what to do. */
  finding({ text, advice }: Finding): string {
    const isWhole = /[.!?]$/u.test(text);
    return `**${text}${isWhole ? '' : '.'}** ${advice}`;
  }
}
