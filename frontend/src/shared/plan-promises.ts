import { PAGES } from '@contract/pages';
import { PLANNED, type ExpertFeature, type Plan } from '@contract/plans';
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
  /** Not there yet. */
  planned?: boolean;
  /** While no vet is registered, this stands behind it. */
  withoutVet?: string;
  /** Only true where the operator answers questions. */
  needsSupport?: true;
}

export const isPlanned = (feature: ExpertFeature): boolean => PLANNED.includes(feature);

/** What a plan holds, as it is sold. */
export const promisesOf = (
  plan: Plan,
  { features, support, partnerVets }: PlanTexts,
): PlanPromise[] => {
  const way = supportOf(plan);
  const promises = features[plan].map(([text, meaning]): PlanPromise => {
    if (typeof meaning === 'string') {
      return { text, help: meaning, way: `${PAGES.help}#${meaning}` };
    }
    const { feature } = meaning;
    const note = feature === 'consultations' ? { withoutVet: partnerVets } : {};
    return { text, help: null, way: null, planned: isPlanned(feature), ...note };
  });
  if (way === null) return promises;
  const needs = plan === 'free' ? {} : { needsSupport: true as const };
  return [...promises, { text: support[plan], help: null, way, ...needs }];
};
