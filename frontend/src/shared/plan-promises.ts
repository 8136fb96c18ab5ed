import { PAGES } from '@contract/pages';
import { PLANNED, type ExpertFeature, type Plan } from '@contract/plans';
import { supportOf } from './installation';
import type { HelpId } from './texts/help-answers';
import type { PlanTexts } from './texts/en/plans';

/** One line of a plan. */
export interface PlanPromise {
  text: string;
  /** The help answer that explains it. */
  help: HelpId | null;
  /** Where it links to; `null` if nowhere. */
  way: string | null;
  /** Not available yet. */
  planned?: boolean;
  /** What follows it while no vet is registered. */
  withoutVet?: string;
  /** Applies only where the operator answers questions. */
  needsSupport?: true;
}

export const isPlanned = (feature: ExpertFeature): boolean => PLANNED.includes(feature);

/** What a plan includes, as it is sold. */
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
