/** How long a model is asked without a feature that its endpoint refused. Milliseconds. */
const PAUSE = 10 * 60_000;

/**
 * How long a feature that an endpoint has taken counts as supported: a refusal is then due to one
 * question. Milliseconds.
 */
const TRUST = 24 * 3_600_000;

/** Refusals that are due to the question, not to what was offered. */
const OTHER_REASONS = ['content_filter', 'context_length_exceeded'];

/** How an endpoint refuses a request. */
export interface Refusal {
  status: number | undefined;
  code: string | null | undefined;
  message: string;
}

/**
 * Whether a request may have been refused because of the tools it offered. Endpoints say so in many
 * ways: by 400 or 422 with any text, by other codes only if the text names tools.
 */
export function mayRefuseTools({ status, code, message }: Refusal): boolean {
  if (OTHER_REASONS.includes(code ?? '')) return false;
  if (status === 400 || status === 422) return true;
  return [404, 500, 501].includes(status ?? 0) && /\btools?\b/i.test(message);
}

/** The same for photos: by 400, 415 or 422 with any text, by others only if the text names them. */
export function mayRefusePhotos({ status, code, message }: Refusal): boolean {
  if (OTHER_REASONS.includes(code ?? '')) return false;
  if ([400, 415, 422].includes(status ?? 0)) return true;
  return [404, 500, 501].includes(status ?? 0) && /image|vision|multi-?modal/i.test(message);
}

/** Models that accept no tools, or no photos, as far as this process has found out. */
export class Refusals {
  private readonly refusedAt = new Map<string, number>();
  private readonly acceptedAt = new Map<string, number>();

  /** @param now milliseconds of a monotonic clock. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  isRefusedBy(model: string): boolean {
    return this.isWithin(PAUSE, this.refusedAt.get(model));
  }

  /** Notes a refusal, unless the model has accepted the same lately. @returns whether it did. */
  refuse(model: string): boolean {
    if (this.isWithin(TRUST, this.acceptedAt.get(model))) return false;
    this.refusedAt.set(model, this.now());
    return true;
  }

  accept(model: string): void {
    this.acceptedAt.set(model, this.now());
    this.refusedAt.delete(model);
  }

  private isWithin(span: number, at: number | undefined): boolean {
    return at !== undefined && this.now() - at < span;
  }
}
