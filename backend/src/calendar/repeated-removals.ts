import {
  idIn,
  LINES,
  signedOutEverywhere,
  type RepeatedRemoval,
} from '../platform/logging/repeated-removal.js';

const ended = idIn('userId', 'calendar-ended');

export const CALENDAR_REMOVALS: RepeatedRemoval[] = [
  {
    what: 'calendar feeds withdrawn',
    idIn: (line) => ended(line) ?? signedOutEverywhere(line),
    statements: [
      `DELETE FROM calendar_feeds USING ${LINES} WHERE "userId" = line.id AND "createdAt" <= line.at`,
    ],
  },
];
