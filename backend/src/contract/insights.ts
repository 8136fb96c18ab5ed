import type { Severity } from './diary.js';

export type FindingKind =
  | 'weight'
  | 'growth'
  | 'food'
  | 'symptoms'
  | 'behaviour'
  | 'medicine'
  | 'breaths'
  | 'temperature';

/**
 * How much a finding matters: `emergency` and `urgent` need a vet at once; `unknown` means that there
 * are too few entries yet.
 */
export const FINDING_LEVELS = [
  'emergency',
  'urgent',
  'today',
  'vet',
  'watch',
  'good',
  'unknown',
] as const;

export type FindingLevel = (typeof FINDING_LEVELS)[number];

/** Where a rule or figure comes from. */
export interface FindingSource {
  title: string;
  publisher: string;
  url?: string;
}

/** What the diary shows according to a fixed rule; texts are in the owner's language. */
export interface Finding {
  kind: FindingKind;
  level: FindingLevel;
  /** What was found, in a sentence. */
  text: string;
  /** What to do. */
  advice: string;
  /** The entries it was found in. */
  evidence: { text: string; entryIds: number[] };
  sources: FindingSource[];
}

/** A measured point of a chart. */
export interface Measured {
  entryId: number;
  /** ISO 8601. */
  at: string;
  value: number;
  /** An outlier that the trend leaves out. */
  leftOut?: true;
}

/** A point of a trend line. */
interface TrendPoint {
  at: string;
  value: number;
}

/** A range with its source, such as a healthy weight in kg. */
export interface Span {
  min: number;
  max: number;
  source: FindingSource;
}

/** Events of one week. */
export interface WeekCount {
  /** ISO date of its Monday. */
  week: string;
  /** The owner's words for it, in lower case. */
  what: string;
  count: number;
  severity?: Severity;
}

/** A day's food. */
export interface FoodDay {
  /** ISO date. */
  day: string;
  /** `null` if the energy of one of the day's entries is unknown. */
  kcal: number | null;
  grams: number;
}

/** A course of a medicine, for the chart of a symptom. */
export interface MedicineCourse {
  name: string;
  /** ISO 8601. */
  from: string;
  to: string;
  given: number;
}

/** The data of a pet's charts. */
export interface InsightSeries {
  /** kg. */
  weight: {
    points: Measured[];
    trend: TrendPoint[];
    healthy: Span | null;
    /**
     * Percent of the weight, by the trend of the last 90 days; `null` if there are too few entries.
     */
    changePerMonth: number | null;
    /** Expected adult weight of a young animal, kg. */
    adultKg: number | null;
  };
  food: { days: FoodDay[]; need: Span | null };
  symptoms: WeekCount[];
  behaviour: WeekCount[];
  medicines: MedicineCourse[];
  /** Breaths a minute, asleep. */
  breaths: { points: Measured[]; baseline: number | null };
}

/** Response of `GET /api/pets/:id/insights`. */
export interface Insights {
  findings: Finding[];
  series: InsightSeries;
}
