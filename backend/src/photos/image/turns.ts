import { AppError } from '../../platform/errors/app-error.js';

/** Seconds after which a place is likely to be free. */
const RETRY_AFTER = 3;

/** Runs a few tasks at once and lets some more wait. */
export class Turns {
  private working = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly share: { atOnce: number; waiting: number }) {}

  /** @throws AppError `BUSY`; whatever the work throws. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting.length >= this.share.waiting) throw new AppError('BUSY', {}, RETRY_AFTER);
    if (this.working < this.share.atOnce) this.working += 1;
    else await new Promise<void>((go) => this.waiting.push(go));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.working -= 1;
    }
  }
}
