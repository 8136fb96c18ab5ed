import { PAGES } from '@contract/pages';
import { PLANNED, type ExpertFeature, type Plan } from '@contract/plans';
import { supportOf } from './installation';
import { usePartnerVets } from './partner-vets';
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
  /** Applies only where the operator answers questions. */
  needsSupport?: true;
}

export const isPlanned = (feature: ExpertFeature): boolean => PLANNED.includes(feature);

/** What a plan includes, as it is sold here: no vet is promised before there is one. */
export const usePromises = (plan: Plan, { features, support }: PlanTexts): PlanPromise[] => {
  const hasVets = usePartnerVets();
  const way = supportOf(plan);
  const promises = features[plan].flatMap(([text, meaning]): PlanPromise[] => {
    if (typeof meaning === 'string') {
      return [{ text, help: meaning, way: `${PAGES.help}#${meaning}` }];
    }
    const { feature } = meaning;
    if (feature === 'consultations' && !hasVets) return [];
    return [{ text, help: null, way: null, planned: isPlanned(feature) }];
  });
  if (way === null) return promises;
  const needs = plan === 'free' ? {} : { needsSupport: true as const };
  return [...promises, { text: support[plan], help: null, way, ...needs }];
};
