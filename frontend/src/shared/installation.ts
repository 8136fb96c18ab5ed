import type { Operator } from '@contract/config';
import { PAGES } from '@contract/pages';
import type { Plan } from '@contract/plans';

/** The server replaces these in the built pages. */
const PLACEHOLDER = '__FIRST_MONTH__';
const COMMUNITY = '__COMMUNITY_URL__';

/** The first-month discount in percent, 0 without one; a placeholder at build time. */
export const firstMonthPercent = (): number | string =>
  typeof document === 'undefined'
    ? PLACEHOLDER
    : Number(document.documentElement.dataset.firstMonth) || 0;

const NOT_NAMED: Operator = {
  name: null,
  address: null,
  supportEmail: null,
  communityUrl: null,
  answerHours: { pro: 48, expert: 8 },
};

/** Who runs this installation. */
export const operator = (): Operator => {
  try {
    return {
      ...NOT_NAMED,
      ...JSON.parse(document.documentElement.dataset.operator ?? '{}'),
    } as Operator;
  } catch {
    return NOT_NAMED;
  }
};

/** The help page's answers about support and the community. */
const HELP = { support: `${PAGES.help}#support`, community: `${PAGES.help}#community` };

/**
 * Where a plan's support is; null if nobody answers. At build time there always is one, and the
 * server removes what does not apply.
 */
export const supportOf = (plan: Plan): string | null => {
  const isBuild = typeof document === 'undefined';
  if (plan === 'free') return isBuild ? COMMUNITY : (operator().communityUrl ?? HELP.community);
  return isBuild || operator().supportEmail !== null ? HELP.support : null;
};
