import { Gauge } from 'prom-client';
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
