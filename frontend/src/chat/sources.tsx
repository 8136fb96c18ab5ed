import type { Source } from '@contract/chat';
import { useTexts } from '../shared/texts';

const CHIP =
  'inline-flex max-w-full rounded-full border border-line bg-card px-3 py-0.5 text-[0.84375rem] text-soft';

const isWeb = (url: string | undefined): url is string => /^https?:\/\//i.test(url ?? '');

export const Sources = ({ sources }: { sources: readonly Source[] }) => {
  const { chat } = useTexts();
  if (sources.length === 0) return null;
  return (
    <ul aria-label={chat.sources} className="mt-3.5 flex flex-wrap gap-2">
      {sources.map(({ title, publisher, url }, index) => (
        <li key={index} className="max-w-full">
          {isWeb(url) ? (
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer nofollow"
              title={publisher}
              className={`${CHIP} transition-colors hover:border-green hover:text-ink pointer-coarse:py-2.5`}
            >
              {title}
            </a>
          ) : (
            <span title={publisher} className={CHIP}>
              {title}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
};
