import type { Species } from '@contract/species';
import type { ReactNode } from 'react';
import { SpeciesSeat } from '../shared/ui/species-mark';

interface RoofProps {
  species: Species;
  name: string;
  /** What kind of animal it is. */
  text: string;
  /** As wide as what is below. */
  width: string;
  /** Above the name. */
  children?: ReactNode;
}

/** The head of an animal's page: it sits on the sill, in the light. */
export const Roof = ({ species, name, text, width, children }: RoofProps) => (
  <div className="@container border-b border-line bg-radial-[ellipse_30rem_16rem_at_16rem_70%] from-apricot-wash to-transparent">
    <div
      className={`mx-auto flex items-end gap-x-[14px] px-4 pt-6 sm:gap-x-[30px] sm:px-6 sm:pt-8 ${width}`}
    >
      <SpeciesSeat species={species} />
      <div className="min-w-0 pb-[18px] sm:pb-[28px]">
        {children}
        <h1 className="text-[clamp(2rem,10vw,2.5rem)] leading-none [overflow-wrap:anywhere] sm:text-[3.5rem]">
          {name}
        </h1>
        <p className="mt-1.5 text-[0.9375rem] leading-snug [overflow-wrap:anywhere] text-soft sm:mt-2 sm:text-[1.0625rem]">
          {text}
        </p>
      </div>
    </div>
  </div>
);
