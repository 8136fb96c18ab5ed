import type { Finding, FindingKind, FindingLevel, FindingSource } from '../../contract/insights.js';
import { LOCALES, type Language } from '../../contract/languages.js';
import { localAt } from '../../platform/local-time.js';
import type { DiaryFact } from './diary-fact.js';
import { en, type InsightTexts } from './texts/en.js';
import { it } from './texts/it.js';

const TEXTS: Record<Language, InsightTexts> = { en, it };

/** What a finding says, before its evidence is worded. */
interface Said {
  kind: FindingKind;
  level: FindingLevel;
  text: string;
  advice: string;
  sources: readonly FindingSource[];
}

/** Maximum of entries that a finding names: the newest. */
const MOST_EVIDENCE = 100;

/** The words of findings in one language. */
export class Voice {
  readonly texts: InsightTexts;

  constructor(
    private readonly language: Language,
    private readonly timeZone = 'UTC',
  ) {
    this.texts = TEXTS[language];
  }

  number(value: number, digits = 0): string {
    return value.toLocaleString(LOCALES[this.language], { maximumFractionDigits: digits });
  }

  /** @param share 0.05 is 5%. */
  percent(share: number): string {
    return `${this.number(Math.abs(share) * 100)}%`;
  }

  /** A range, as each language writes it: "240 to 280", "240-280". */
  span(from: number, to: number): string {
    return [from, to].map((one) => this.number(one)).join(this.texts.to);
  }

  /** kg, or grams below one. */
  mass(kg: number): string {
    return kg < 1 ? `${this.number(kg * 1000)} g` : `${this.number(kg, 2)} kg`;
  }

  day(moment: Date): string {
    return localAt(this.timeZone, moment).toLocaleDateString(LOCALES[this.language], {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
  }

  /** Zampa itself as the source: the others have their own names in every language. */
  own(source: keyof InsightTexts['own']): FindingSource {
    return { title: this.texts.own[source], publisher: 'Zampa' };
  }

  /** @param evidence oldest first. */
  finding(said: Said, evidence: readonly DiaryFact[]): Finding {
    const [first, last] = [evidence[0], evidence.at(-1)];
    const text =
      first && last
        ? this.texts.entries(evidence.length, this.day(first.at), this.day(last.at))
        : '';
    const entryIds = evidence.slice(-MOST_EVIDENCE).map(({ id }) => id);
    return { ...said, sources: [...said.sources], evidence: { text, entryIds } };
  }
}
