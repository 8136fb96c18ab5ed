import type { Summary, SummaryLink } from '../contract/summaries.js';
import type { SummaryEntity } from './summary.entity.js';

/** The link, while it can be opened. */
function linkView({ linkExpiresAt, linkViews }: SummaryEntity): SummaryLink | null {
  if (linkExpiresAt === null || linkExpiresAt <= new Date()) return null;
  return { expiresAt: linkExpiresAt.toISOString(), views: linkViews };
}

export const summaryView = (summary: SummaryEntity): Summary => ({
  id: summary.id,
  petId: summary.petId,
  language: summary.language,
  createdAt: summary.createdAt.toISOString(),
  snapshot: summary.snapshot,
  link: linkView(summary),
});
