import type { Operator } from '@contract/config';
import { PAGES } from '@contract/pages';
import type { Plan } from '@contract/plans';

/** The server replaces these in the built pages. */
const PLACEHOLDER = '__FIRST_MONTH__';
const COMMUNITY = '__COMMUNITY_URL__';

/** The first-month discount in percent, 0 without one; the placeholder while pages are built. */
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

/** Who stands behind this installation. */
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

/** The answers on support and on the community. */
const HELP = { support: `${PAGES.help}#support`, community: `${PAGES.help}#community` };

/**
 * Where the support of a plan is; null where nobody answers. While pages are built it is always
 * there, and the server takes out what is not.
 */
export const supportOf = (plan: Plan): string | null => {
  const isBuild = typeof document === 'undefined';
  if (plan === 'free') return isBuild ? COMMUNITY : (operator().communityUrl ?? HELP.community);
  return isBuild || operator().supportEmail !== null ? HELP.support : null;
};
