import { Gauge } from 'prom-client';
import { answerInTime } from './answer-in-time.js';

/** A metric that is read when somebody asks for it; `NaN` when it cannot be read. */
export function gauge(name: string, help: string, read: () => number | Promise<number>): void {
  new Gauge({
    name,
    help,
    async collect() {
      this.set((await answerInTime(Promise.resolve(read()))) ?? Number.NaN);
    },
  });
}
