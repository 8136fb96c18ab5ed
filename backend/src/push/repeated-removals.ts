import {
  idIn,
  LINES,
  signedOutEverywhere,
  type RepeatedRemoval,
} from '../platform/logging/repeated-removal.js';

export const PUSH_REMOVALS: RepeatedRemoval[] = [
  {
    what: 'notifications of browsers ended',
    idIn: idIn('subscriptionId', 'notifications-ended'),
    statements: [
      `DELETE FROM push_subscriptions USING ${LINES} WHERE push_subscriptions.id = line.id`,
    ],
  },
  {
    what: 'notifications of browsers ended',
    idIn: signedOutEverywhere,
    statements: [
      `DELETE FROM push_subscriptions USING ${LINES}
       WHERE "userId" = line.id AND "createdAt" <= line.at`,
    ],
  },
];
