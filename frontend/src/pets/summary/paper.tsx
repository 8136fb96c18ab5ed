import {
  SUMMARY_ZONE,
  type SummaryItem,
  type SummarySection,
  type SummarySnapshot,
} from '@contract/summaries';
import type { ReactNode } from 'react';
import { formatDay } from '../../shared/format';
import { formatDays } from '../../shared/format-days';
import { clockIn } from '../../shared/local-time';

/** Characters of an ISO date. */
const DATE_LENGTH = 10;

/** What the summary includes, chosen by checkboxes on the page. */
export interface Choice {
  leftOut: ReadonlySet<string>;
  toggle: (name: string) => void;
}

interface ChoosableProps {
  name: string;
  choice: Choice | undefined;
  disabled?: boolean;
  children: ReactNode;
}

/** Puts a checkbox before what can be left out. */
const Choosable = ({ name, choice, disabled = false, children }: ChoosableProps) => {
  if (choice === undefined) return <div className="py-1">{children}</div>;
  return (
    <label className="-mx-[8px] flex min-h-[44px] cursor-pointer items-start gap-[12px] rounded-lg px-[8px] py-2.5 transition-colors hover:bg-sunk has-disabled:cursor-default">
      <input
        type="checkbox"
        checked={!choice.leftOut.has(name)}
        disabled={disabled}
        onChange={() => choice.toggle(name)}
        className="mt-0.5 size-[20px] shrink-0 accent-green"
      />
      {children}
    </label>
  );
};

/** The day of a moment, in the zone in which the PDF and the shared page name it, too. */
const dayIn = ({ language, timeZone = SUMMARY_ZONE }: SummarySnapshot, at: string): string =>
  formatDay(clockIn(timeZone, at).slice(0, DATE_LENGTH), language);

interface ItemProps {
  item: SummaryItem;
  snapshot: SummarySnapshot;
  choice: Choice | undefined;
  isOut: boolean;
}

const Item = ({ item, snapshot, choice, isOut }: ItemProps) => {
  const { key, at, text, detail } = item;
  return (
    <li>
      <Choosable name={key} choice={choice} disabled={isOut}>
        <span
          className={`block min-w-0 flex-1 leading-snug ${isOut || choice?.leftOut.has(key) ? 'text-faint' : ''}`}
        >
          {at !== null && (
            <time dateTime={at} className="block text-sm text-faint tabular-nums">
              {`${dayIn(snapshot, at)} `}
            </time>
          )}
          <span className="block [overflow-wrap:anywhere]">{text}</span>
          {detail !== null && (
            <span className="mt-0.5 block text-sm [overflow-wrap:anywhere] text-faint">
              {` ${detail}`}
            </span>
          )}
        </span>
      </Choosable>
    </li>
  );
};

interface SectionProps extends Omit<ItemProps, 'item' | 'isOut'> {
  section: SummarySection;
}

/** The owner's own words have their own fields, so they stay in or out as a whole. */
const WRITTEN: readonly string[] = ['why', 'questions'];

const Section = ({ section, snapshot, choice }: SectionProps) => {
  const { name, title, items } = section;
  const isOut = choice?.leftOut.has(name) ?? false;
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h3 className={`text-lg ${isOut ? 'text-faint' : ''}`}>
        <Choosable name={name} choice={choice}>
          {title}
        </Choosable>
      </h3>
      <ul className={choice ? 'pl-[32px] max-[21rem]:pl-[12px]' : ''}>
        {items.map((item) => (
          <Item
            key={item.key}
            item={item}
            snapshot={snapshot}
            choice={WRITTEN.includes(name) ? undefined : choice}
            isOut={isOut}
          />
        ))}
      </ul>
    </section>
  );
};

/** A summary as a sheet of paper, in the vet's language. */
export const Paper = ({ snapshot, choice }: { snapshot: SummarySnapshot; choice?: Choice }) => (
  <article
    lang={snapshot.language}
    className="rounded-lg border border-line bg-card px-[20px] py-6 shadow-float sm:px-10 sm:py-9"
  >
    <h2 className="text-2xl [overflow-wrap:anywhere]">{snapshot.title}</h2>
    <p className="mt-1 text-soft">{formatDays(snapshot.from, snapshot.to, snapshot.language)}</p>
    {snapshot.sections.map((section) => (
      <Section key={section.name} section={section} snapshot={snapshot} choice={choice} />
    ))}
  </article>
);
