/** Bounds of user input, in characters (Unicode code points) unless said otherwise. */
export const LIMITS = {
  username: { min: 2, max: 40 },
  password: { min: 6, max: 128 },
  email: { max: 254 },
  question: { max: 4000 },
  petName: { max: 60 },
  breed: { max: 60 },
  weight: { max: 40 },
  /** Years. */
  age: { min: 0, max: 100 },
  petNotes: { max: 1000 },
  /** What `POST /api/triage` takes of an animal: kg, and years. */
  triage: { weightKg: 2000, ageYears: 150 },
  /** Messages of one history page. */
  page: { standard: 50, max: 200 },
  /** Bytes of a JSON request body. */
  body: 64 * 1024,
} as const;

/** Letters of any language, digits, space, dot, hyphen and underscore. */
export const USERNAME_PATTERN = /^[\p{L}\p{M}\p{N} ._-]+$/u;

/** Deliberately simple: the owner of an address proves it by mail, not by a pattern. */
export const EMAIL_PATTERN =
  /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\.]+(\.[^\s@<>"(),:;[\]\\.]+)+$/;
