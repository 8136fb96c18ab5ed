/** A model whose endpoint refused something is asked without it for so long. Milliseconds. */
const PAUSE = 10 * 60_000;

/** Refusals that say nothing of what was offered: the question's own. */
const OTHER_REASONS = ['content_filter', 'context_length_exceeded'];

/** How an endpoint refuses a request. */
export interface Refusal {
  status: number | undefined;
  code: string | null | undefined;
  message: string;
}

/**
 * Whether a request may have been refused for the tools that it offered. Endpoints say so in many
 * ways: 400 or 422 with any text, others only where they name the tools.
 */
export function mayRefuseTools({ status, code, message }: Refusal): boolean {
  if (OTHER_REASONS.includes(code ?? '')) return false;
  if (status === 400 || status === 422) return true;
  return [404, 500, 501].includes(status ?? 0) && /\btools?\b/i.test(message);
}

/** The same of photos: 400, 415 or 422 with any text, others only where they name them. */
export function mayRefusePhotos({ status, code, message }: Refusal): boolean {
  if (OTHER_REASONS.includes(code ?? '')) return false;
  if ([400, 415, 422].includes(status ?? 0)) return true;
  return [404, 500, 501].includes(status ?? 0) && /image|vision|multi-?modal/i.test(message);
}

/** Which models take no tools, or no photos, as this process has found out. */
export class Refusals {
  private readonly refusedAt = new Map<string, number>();

  /** @param now milliseconds of a clock that never goes back. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  isRefusedBy(model: string): boolean {
    const at = this.refusedAt.get(model);
    return at !== undefined && this.now() - at < PAUSE;
  }

  /** Notes a refusal. */
  refuse(model: string): void {
    this.refusedAt.set(model, this.now());
  }
}
