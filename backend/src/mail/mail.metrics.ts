import { Counter } from 'prom-client';

const mails = new Counter({
  name: 'zampa_mails_total',
  help: 'Deliveries of mails by this worker: sent, failed and to be tried again, or given up',
  labelNames: ['template', 'outcome'],
});

export const countMail = (template: string, outcome: 'sent' | 'failed' | 'parked'): void =>
  mails.inc({ template, outcome });
