import type { Operator } from '@contract/config';

/** The server replaces this in the built pages. */
const PLACEHOLDER = '__FIRST_MONTH__';

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
