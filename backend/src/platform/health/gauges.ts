import { Gauge, register } from 'prom-client';
import { probe } from './probe.js';

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

/** Current value of this process's gauge without labels; `undefined` if there is none. */
export async function gaugeValue(name: string): Promise<number | undefined> {
  const shown = await register.getSingleMetric(name)?.get();
  return shown?.values[0]?.value;
}
