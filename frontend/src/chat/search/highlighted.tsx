import type { Snippet } from '@contract/search';
import { Fragment } from 'react';

/** A part of a message with its matches marked. It stays text, whatever is in it. */
export const Highlighted = ({ text, marks }: Snippet) => (
  <>
    {marks.map(([from, to], index) => (
      <Fragment key={from}>
        {text.slice(marks[index - 1]?.[1] ?? 0, from)}
        <mark className="rounded-sm bg-apricot-wash font-semibold text-apricot-ink">
          {text.slice(from, to)}
        </mark>
      </Fragment>
    ))}
    {text.slice(marks.at(-1)?.[1] ?? 0)}
  </>
);
