import { Counter, Gauge } from 'prom-client';

const fallbacks = new Counter({
  name: 'zampa_model_fallbacks_total',
  help: 'Texts that the first model should have written: by the fallback model, or the handbook',
  labelNames: ['to'],
});

export const countFallback = (to: 'model' | 'handbook'): void => fallbacks.inc({ to });

/** Shows which models this worker does not ask because they keep failing. */
export function showBreakers(breakers: ReadonlyMap<string, { isOpen: boolean }>): void {
  new Gauge({
    name: 'zampa_model_breaker_open',
    help: '1 while a model is not asked, because it keeps failing before its first token',
    labelNames: ['model'],
    collect() {
      for (const [model, { isOpen }] of breakers) this.set({ model }, Number(isOpen));
    },
  });
}
