import type { Message } from '@contract/chat';
import { memo } from 'react';
import { isWeb } from '../../shared/is-web';
import { useTexts } from '../../shared/texts';
import { citesAny, sourceId } from './citations';

const CHIP =
  'inline-flex max-w-full gap-1.5 rounded-[18px] border border-line bg-card px-3 py-0.5 text-[0.84375rem] text-soft';

/** Numbered only if the text refers to the numbers. */
export const Sources = memo(({ message }: { message: Message }) => {
  const { chat } = useTexts();
  const { id, content } = message;
  const sources = message.sources ?? [];
  if (sources.length === 0) return null;
  const numbered = citesAny(content, sources.length);
  return (
    <ol aria-label={chat.sources} className="mt-3.5 flex flex-wrap gap-2">
      {sources.map(({ title, publisher, url }, index) => {
        const line = (
          <>
            {numbered && <span className="font-semibold text-green">{index + 1}</span>}
            {title}
          </>
        );
        return (
          <li
            key={index}
            id={sourceId(id, index + 1)}
            tabIndex={-1}
            className="max-w-full rounded-[18px] outline-offset-2 outline-green focus:outline-2"
          >
            {isWeb(url) ? (
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer nofollow"
                title={publisher}
                className={`${CHIP} transition-colors hover:border-green hover:text-ink pointer-coarse:py-2.5`}
              >
                {line}
              </a>
            ) : (
              <span title={publisher} className={CHIP}>
                {line}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
});
