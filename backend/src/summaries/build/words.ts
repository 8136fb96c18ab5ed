import { ageSince, dayOf } from '../../contract/age.js';
import type { DiaryKind, DiaryUnit } from '../../contract/diary.js';
import { LOCALES, type Language } from '../../contract/languages.js';
import { SUMMARY_ZONE } from '../../contract/summaries.js';
import { localAt } from '../../platform/local-time.js';
import { en, type SummaryTexts } from '../texts/en.js';
import { it } from '../texts/it.js';

const TEXTS: Record<Language, SummaryTexts> = { en, it };

const MINUTES = { hour: 60, day: 1440 } as const;

/** Texts, dates and amounts of a summary in one language. Days are those of its time zone. */
export class Words {
  readonly texts: SummaryTexts;
  private readonly locale: string;

  constructor(
    language: Language,
    private readonly timeZone: string = SUMMARY_ZONE,
  ) {
    this.texts = TEXTS[language];
    this.locale = LOCALES[language];
  }

  /** Such as `4 Nov 2026`. */
  day(moment: Date): string {
    return this.date(this.isoDay(moment));
  }

  /** The same for an ISO date. */
  date(isoDay: string): string {
    const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
    return new Date(isoDay).toLocaleDateString(this.locale, options);
  }

  isoDay(moment: Date): string {
    return dayOf(localAt(this.timeZone, moment));
  }

  number(value: number, digits = 2): string {
    return value.toLocaleString(this.locale, { maximumFractionDigits: digits });
  }

  /** With its sign. @param share 0.05 is +5%. */
  change(share: number): string {
    const percent = (share * 100).toLocaleString(this.locale, {
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    });
    return `${percent.replace('-', '−')}%`;
  }

  /** kg, or grams below one. */
  mass(kg: number): string {
    return kg < 1 ? `${this.number(kg * 1000, 0)} g` : `${this.number(kg)} kg`;
  }

  /** Weights and temperatures in the vet's units, others in the unit of the entry. */
  amount(value: number, unit: DiaryUnit, kind: DiaryKind): string {
    if (kind === 'weight') return this.mass(value);
    if (kind === 'temperature') return `${this.number(value, 1)} °C`;
    const named: Partial<Record<DiaryUnit, (amount: number) => string>> = this.texts.units;
    return `${this.number(value)} ${named[unit]?.(value) ?? unit}`;
  }

  /** Minutes in the largest suitable unit. */
  duration(minutes: number): string {
    if (minutes >= 2 * MINUTES.day) return this.unit(minutes / MINUTES.day, 'day');
    if (minutes >= 2 * MINUTES.hour) return this.unit(minutes / MINUTES.hour, 'hour');
    return this.unit(minutes, 'minute');
  }

  /** @param birthDate ISO date. */
  age(birthDate: string, now: Date): string {
    const { years, months, weeks } = ageSince(birthDate, localAt(this.timeZone, now));
    if (years >= 2) return this.years(years);
    return months >= 3 ? this.unit(months, 'month') : this.unit(weeks, 'week');
  }

  years(years: number): string {
    return this.unit(years, 'year');
  }

  private unit(value: number, unit: string): string {
    const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
    return value.toLocaleString(this.locale, { ...style, maximumFractionDigits: 0 });
  }
}
