import type { SupportMessage } from '@contract/support';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { hasStatus } from '../shared/api';
import { formatDay, formatTime } from '../shared/format';
import { useLanguage } from '../shared/preferences.store';
import { useSupportConversation } from '../shared/queries';
import { Badge } from '../shared/ui/badge';
import { Button } from '../shared/ui/button';
import { Skeleton } from '../shared/ui/loading';
import { TryAgain } from '../shared/ui/retry-card';
import { AnswerPromise } from './answer-promise';
import { useHelpTexts } from './help-texts';
import { MessageForm } from './message-form';
import { threadPath } from './thread-path';

const Message = ({ message }: { message: SupportMessage }) => {
  const { contact: texts } = useHelpTexts();
  const language = useLanguage();
  const { from, text, createdAt } = message;
  return (
    <li className="border-t border-line py-3.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{from === 'owner' ? texts.you : texts.staff}</span>
        <time dateTime={createdAt} className="text-sm text-faint">
          {formatDay(createdAt, language)}, {formatTime(createdAt)}
        </time>
      </p>
      <p className="mt-1 [overflow-wrap:anywhere] whitespace-pre-wrap text-soft">{text}</p>
    </li>
  );
};

interface ConversationProps {
  id: number;
  /** Where answers go; null for those who may only read. */
  email: string | null;
}

export const Conversation = ({ id, email }: ConversationProps) => {
  const { contact: texts } = useHelpTexts();
  const { data, error, refetch } = useSupportConversation(id);
  const title = useRef<HTMLHeadingElement>(null);
  const loaded = data !== undefined;
  useEffect(() => {
    if (loaded) title.current?.focus({ preventScroll: true });
  }, [loaded, id]);
  return (
    <div className="mt-4">
      <Button variant="ghost" size="sm" className="-ml-4.5" asChild>
        <Link to={threadPath(null)}>
          <ArrowLeft aria-hidden className="size-4.5" />
          {texts.all}
        </Link>
      </Button>
      {!data && error && (
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <p className="text-soft">{hasStatus(error, 404) ? texts.missing : texts.unread}</p>
          {!hasStatus(error, 404) && <TryAgain variant="quiet" size="sm" onRetry={refetch} />}
        </div>
      )}
      {!data && !error && <Skeleton className="mt-3 h-40 w-full" />}
      {data && (
        <>
          <h3
            ref={title}
            tabIndex={-1}
            className="mt-2 mb-3 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-lg outline-none"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">{data.subject}</span>
            <span className="text-sm font-normal text-faint">{texts.number(id)}</span>
            <Badge tone="plain">{texts.states[data.state]}</Badge>
          </h3>
          <ul>
            {data.messages.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ul>
          <AnswerPromise answerBy={data.answerBy} />
          {email !== null && (
            <section aria-labelledby="add-message" className="border-t border-line pt-4">
              <h4 id="add-message" className="text-base">
                {texts.add}
              </h4>
              <MessageForm key={id} place={id} email={email} onSent={() => undefined} />
            </section>
          )}
        </>
      )}
    </div>
  );
};
