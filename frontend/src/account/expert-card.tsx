import { PAGES } from '@contract/pages';
import { includesPlan, type Plan } from '@contract/plans';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../shared/ui/button';
import { ProfileCard } from './profile/profile-layout';
import { Read } from './security/section';

type Text = 'title' | 'text' | 'plan' | 'asleep' | 'make' | 'toPlan' | 'reference' | 'list';

interface ExpertCardProps<Item> {
  texts: Record<Text, string>;
  plan: Plan;
  query: UseQueryResult<Item[]>;
  /** Address of the documentation. */
  docs: string;
  /** Can take the focus. */
  heading: RefObject<HTMLDivElement | null>;
  onMake: () => void;
  children: (items: Item[]) => ReactNode;
}

/** Something for the owner's own programs: made on Expert; what exists is listed on any plan. */
export const ExpertCard = <Item,>(props: ExpertCardProps<Item>) => {
  const { texts, plan, query, docs, heading, onMake, children } = props;
  const isExpert = includesPlan(plan, 'expert');
  const hasSome = (query.data ?? []).length > 0;
  const other = hasSome ? texts.asleep : texts.plan;
  return (
    <ProfileCard title={texts.title}>
      <div ref={heading} tabIndex={-1} className="outline-none">
        <p className="mt-2 text-pretty text-soft">{isExpert ? texts.text : other}</p>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {isExpert ? (
          <Button variant="quiet" size="sm" onClick={onMake}>
            {texts.make}
          </Button>
        ) : (
          <Button variant="quiet" size="sm" asChild>
            <Link to={`${PAGES.checkout}?plan=expert`}>{texts.toPlan}</Link>
          </Button>
        )}
        <Button variant="ghost" size="sm" asChild>
          <a href={docs} target="_blank" rel="noreferrer">
            {texts.reference}
          </a>
        </Button>
      </div>
      {(isExpert || hasSome) && (
        <Read title={texts.list} query={query}>
          {children}
        </Read>
      )}
    </ProfileCard>
  );
};
