import { idIn, LINES, type RepeatedRemoval } from '../platform/logging/repeated-removal.js';

/** A restored webhook may again have a URL or a secret that its owner has since replaced. */
export const WEBHOOK_REMOVALS: RepeatedRemoval[] = [
  {
    what: 'webhooks removed',
    idIn: idIn('webhookId', 'webhook-removed'),
    statements: [`DELETE FROM webhooks USING ${LINES} WHERE webhooks.id = line.id`],
  },
  {
    what: 'webhooks switched off',
    idIn: idIn('userId', 'webhooks-switched-off'),
    statements: [
      `UPDATE webhooks SET enabled = false FROM ${LINES}
       WHERE "userId" = line.id AND "createdAt" <= line.at AND enabled`,
    ],
  },
  {
    what: 'webhooks switched off',
    idIn: idIn('webhookId', 'webhook-changed', 'webhook-secret-rolled'),
    statements: [
      `UPDATE webhooks SET enabled = false FROM ${LINES} WHERE webhooks.id = line.id AND enabled`,
    ],
  },
];
