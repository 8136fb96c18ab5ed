import { PAGES } from '@contract/pages';
import type { Plan } from '@contract/plans';
import { supportOf } from './installation';
import type { HelpId } from './texts/help-answers';
import type { PlanTexts } from './texts/en/plans';

/** One line of a plan. */
export interface PlanPromise {
  text: string;
  /** The answer that explains it. */
  help: HelpId | null;
  /** Where it leads; `null` without such a place. */
  way: string | null;
  /** Only true where the operator answers questions. */
  needsSupport?: true;
}

/** What a plan holds, as it is sold. */
export const promisesOf = (plan: Plan, { features, support }: PlanTexts): PlanPromise[] => {
  const way = supportOf(plan);
  const promises = features[plan].map(([text, help = null]): PlanPromise => ({
    text,
    help,
    way: help && `${PAGES.help}#${help}`,
  }));
  if (way === null) return promises;
  const needs = plan === 'free' ? {} : { needsSupport: true as const };
  return [...promises, { text: support[plan], help: null, way, ...needs }];
};
