import { idIn, LINES, type RepeatedRemoval } from '../platform/logging/repeated-removal.js';

export const SUMMARY_REMOVALS: RepeatedRemoval[] = [
  {
    what: 'summaries removed',
    idIn: idIn('summaryId', 'summary-removed'),
    statements: [`DELETE FROM summaries USING ${LINES} WHERE summaries.id = line.id`],
  },
  {
    what: 'links to summaries withdrawn',
    idIn: idIn('summaryId', 'summary-link-ended'),
    statements: [
      `UPDATE summaries SET "linkHash" = NULL, "linkExpiresAt" = NULL, "linkViews" = 0
       FROM ${LINES} WHERE summaries.id = line.id AND "linkHash" IS NOT NULL`,
    ],
  },
];
