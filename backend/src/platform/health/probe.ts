import { Gauge, register } from 'prom-client';
import { within } from '../within.js';

/** Milliseconds after which a dependency counts as down. */
const TIMEOUT = 2500;

/** Resolves with the answer, or with `undefined` when it fails or takes too long. */
export const probe = <T>(answer: Promise<T>): Promise<T | undefined> =>
  within(
    TIMEOUT,
    answer.catch(() => undefined),
    () => undefined,
  );

/** A gauge that is read on each scrape; `NaN` when it cannot be read. */
export function registerGauge(
  name: string,
  help: string,
  read: () => number | Promise<number>,
): void {
  new Gauge({
    name,
    help,
    async collect() {
      this.set((await probe(Promise.resolve(read()))) ?? Number.NaN);
    },
  });
}

/** What a gauge of this process without labels shows now; `undefined` where there is none. */
export async function gaugeValue(name: string): Promise<number | undefined> {
  const shown = await register.getSingleMetric(name)?.get();
  return shown?.values[0]?.value;
}
