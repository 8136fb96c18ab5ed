import type { FindingSource } from '@contract/insights';
import { isWeb } from '../shared/is-web';

export const QUIET_LINK =
  'py-1 underline decoration-edge underline-offset-3 hover:decoration-current';

/** What a finding or a proposal is based on. */
export const SourceList = ({ sources }: { sources: readonly FindingSource[] }) => (
  <ul className="mt-1 grid gap-1">
    {sources.map(({ title, publisher, url }) => (
      <li key={`${title} ${publisher}`} className="leading-snug [overflow-wrap:anywhere]">
        {isWeb(url) ? (
          <a href={url} target="_blank" rel="noopener noreferrer nofollow" className={QUIET_LINK}>
            {title}
          </a>
        ) : (
          title
        )}
        {`, ${publisher}`}
      </li>
    ))}
  </ul>
);
