import { Gauge } from 'prom-client';

/** A metric that is read when somebody asks for it. */
export function gauge(name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    collect() {
      this.set(read());
    },
  });
}
