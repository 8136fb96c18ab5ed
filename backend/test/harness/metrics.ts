import type { Process } from './processes.js';
import { until } from './until.js';
import { visit } from './visit.js';

/** A process's metrics for Prometheus. */
export class Metrics {
  private constructor(readonly text: string) {}

  static async of(process: Process): Promise<Metrics> {
    return new Metrics((await visit(`${process.url}/metrics`)).text);
  }

  /** The names of all metrics. */
  get names(): string[] {
    return [...this.text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name);
  }

  /** The sum of all samples with this name whose labels include these. */
  sum(name: string, labels: Record<string, string> = {}): number {
    const wanted = Object.entries(labels).map(([key, value]) => `${key}="${value}"`);
    return this.text
      .split('\n')
      .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
      .filter((line) => wanted.every((label) => line.includes(label)))
      .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
  }
}

/** Waits until all of these processes report every Redis as ready (1) or not (0). */
export const seeRedis = (ready: 0 | 1, processes: Process[], patience: number) =>
  until(
    `Redis is seen to be ${ready === 1 ? 'back' : 'away'}`,
    async () => {
      const seen = (await Promise.all(processes.map((one) => Metrics.of(one)))).map(({ text }) =>
        [...text.matchAll(/^zampa_redis_ready\{.*\} (\d)$/gm)].map(([, value]) => Number(value)),
      );
      return seen.every((values) => values.length > 0 && values.every((value) => value === ready));
    },
    patience,
  );
