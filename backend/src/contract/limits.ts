/** Bounds of user input, in Unicode code points unless stated otherwise. */
export const LIMITS = {
  username: { min: 2, max: 40 },
  password: { min: 6, max: 128 },
  email: { max: 254 },
  question: { max: 4000 },
  /** A longer draft stays on the device where it is written. */
  draft: { max: 8000 },
  petName: { max: 60 },
  breed: { max: 60 },
  weight: { max: 40 },
  /** Years. */
  age: { min: 0, max: 100 },
  petNotes: { max: 1000 },
  contactName: { max: 80 },
  phone: { max: 30 },
  memory: { max: 300 },
  /** Facts remembered of one pet. */
  memories: 100,
  /** The owner's words that are shown with a memory. */
  memoryQuote: 200,
  /** Entries in the diary of one pet; a vet's advice is added even beyond. */
  diaryEntries: 10_000,
  diaryText: { max: 1000 },
  diaryDetail: { max: 200 },
  /** Minutes that a symptom or behaviour lasts: 30 days. */
  diaryMinutes: 43_200,
  /** kcal in 100 g of pure fat. */
  foodEnergy: 900,
  /** A file imported into a diary: its bytes, its rows, and how many of the rows are shown. */
  diaryImport: { bytes: 1024 * 1024, rows: 5000, shown: 200 },
  pushEndpoint: { max: 1000 },
  /** Browsers of a user that receive notifications; only the newest are kept. */
  pushSubscriptions: 20,
  summaryWhy: { max: 500 },
  summaryQuestions: { max: 1000 },
  /** Sections and items that are left out of a summary. */
  summaryLeftOut: 500,
  /** Of one pet; the oldest are removed. */
  summaries: 100,
  company: { max: 120 },
  street: { max: 120 },
  postalCode: { max: 20 },
  city: { max: 80 },
  vatId: { max: 20 },
  supportSubject: { max: 120 },
  supportText: { max: 4000 },
  tokenName: { max: 60 },
  /** Tokens of an account. */
  tokens: 20,
  /**
   * A question to a vet, a vet's message, the written advice (a diary entry) and the words of a
   * rating.
   */
  consultation: { question: 2000, message: 4000, advice: 900, ratingWords: 500 },
  /** Active reminders of one pet. */
  reminders: 100,
  reminderTitle: { max: 80 },
  reminderNote: { max: 500 },
  /** An RFC 5545 recurrence rule. */
  reminderRule: { max: 300 },
  /**
   * An uploaded photo: bytes and pixels (fewer for HEIC, which is read whole into memory), the
   * longest side of the stored photo and of its thumbnail, and the number per question and per
   * account.
   */
  photos: {
    bytes: 10 * 1024 * 1024,
    pixels: 100_000_000,
    heicPixels: 50_000_000,
    side: 2048,
    thumbnail: 320,
    perQuestion: 10,
    stored: 2000,
  },
  /** Accepted by `POST /api/triage`, in kg and years. */
  triage: { weightKg: 2000, ageYears: 150, turns: 40 },
  /** Length of a search text, how many of its words count, and results per page. */
  search: { text: 4000, words: 8, standard: 20, max: 50 },
  /** Messages per page of history. */
  page: { standard: 50, max: 200 },
  /**
   * Webhooks of an account, the length of their addresses, and deliveries per page of their log.
   */
  webhooks: 10,
  webhookUrl: { max: 1000 },
  webhookLog: { standard: 20, max: 100 },
  /** Bytes of a JSON request body. */
  body: 64 * 1024,
} as const;

/** Letters of any language, digits, space, dot, hyphen and underscore. */
export const USERNAME_PATTERN = /^[\p{L}\p{M}\p{N} ._-]+$/u;

/** Deliberately simple: ownership is proved by mail, not by a pattern. */
export const EMAIL_PATTERN =
  /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\.]+(\.[^\s@<>"(),:;[\]\\.]+)+$/;

/** At least three digits, and the characters people write between and before them. */
export const PHONE_PATTERN = /^(?=(?:\D*\d){3})[\d +./()-]+$/;
