import { Link } from 'react-router-dom';
import { formatDay } from '../shared/format';
import { useLanguage } from '../shared/preferences.store';
import { useSupportThreads } from '../shared/queries';
import { Badge } from '../shared/ui/badge';
import { TryAgain } from '../shared/ui/retry-card';
import { useHelpTexts } from './help-texts';
import { threadPath } from './thread-path';

/** The owner's conversations with support; nothing before the first one. */
export const Threads = () => {
  const { contact: texts } = useHelpTexts();
  const language = useLanguage();
  const { data = [], isError, refetch } = useSupportThreads();
  if (isError) {
    return (
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <p className="text-soft">{texts.unread}</p>
        <TryAgain variant="quiet" size="sm" onRetry={refetch} />
      </div>
    );
  }
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="threads" className="mt-8">
      <h3 id="threads" className="text-lg">
        {texts.threads}
      </h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {data.map(({ id, subject, state, updatedAt }) => (
          <li key={id}>
            <Link
              to={threadPath(id)}
              className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 py-2.5 transition-colors hover:text-green"
            >
              <span className="min-w-0 flex-[1_1_12rem] font-medium [overflow-wrap:anywhere]">
                {subject}
              </span>
              <span className="text-sm text-faint">
                {texts.number(id)},{' '}
                <time dateTime={updatedAt}>{formatDay(updatedAt, language)}</time>
              </span>
              <Badge tone="plain">{texts.states[state]}</Badge>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
