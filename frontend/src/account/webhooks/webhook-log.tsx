import type { WebhookAttempt, WebhookDelivery } from '@contract/webhooks';
import { useMutation } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { hasStatus } from '../../shared/api';
import { formatMoment, formatNumber } from '../../shared/format';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts/pages';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { Skeleton } from '../../shared/ui/loading';
import { toast, toastError } from '../../shared/ui/notices.store';
import { TryAgain } from '../../shared/ui/retry-card';
import { resend, useWebhookLog } from './webhooks.api';

const TONES = { waiting: 'plain', delivered: 'green', failed: 'apricot' } as const;

const Attempt = ({ attempt }: { attempt: WebhookAttempt }) => {
  const { faults, log: texts } = useTexts().webhooks;
  const language = useLanguage();
  const { at, status, fault, durationMs, answer } = attempt;
  const ms = formatNumber(durationMs, language);
  const said =
    status === null
      ? texts.unanswered(faults[fault ?? 'unreachable'], ms)
      : texts.answered(status, ms);
  return (
    <li className="py-2">
      <p className="text-sm text-soft">
        <time dateTime={at}>{formatMoment(at)}</time>: {said}
      </p>
      {status !== null && (
        <p className="mt-1 rounded-lg bg-sunk px-3 py-2 font-mono text-[0.8125rem] [overflow-wrap:anywhere] whitespace-pre-wrap">
          {answer === '' ? <span className="font-sans text-soft">{texts.silent}</span> : answer}
        </p>
      )}
    </li>
  );
};

const Delivery = ({ delivery, mayResend }: { delivery: WebhookDelivery; mayResend: boolean }) => {
  const { types, throttled, failed, log: texts } = useTexts().webhooks;
  const { id, type, state, createdAt, nextTryAt, attempts, eventId } = delivery;
  const when = formatMoment(createdAt);
  const { mutate, isPending } = useMutation({
    mutationFn: () => resend(id),
    onSuccess: () => toast({ title: texts.resent }),
    onError: (error) => toastError(hasStatus(error, 429) ? throttled : failed),
  });
  const facts = [
    attempts.length > 0 && texts.tries(attempts.length),
    attempts.length > 0 && nextTryAt !== null && texts.again(formatMoment(nextTryAt)),
  ].filter((fact) => fact !== false);
  return (
    <details className="group">
      <summary className="flex min-h-[44px] cursor-pointer list-none items-center gap-2.5 py-2">
        <span className="min-w-0 flex-1 leading-snug">
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 font-medium">
            {types[type]}
            <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
          </span>
          <span className="block text-sm text-soft">{[when, ...facts].join(' · ')}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-3">
        <p className="text-sm [overflow-wrap:anywhere] text-faint">{eventId}</p>
        <ol>
          {attempts.map((attempt) => (
            <Attempt key={attempt.at} attempt={attempt} />
          ))}
        </ol>
        {mayResend && (
          <Button
            variant="quiet"
            size="sm"
            className="mt-1"
            aria-label={texts.resendOne(types[type], when)}
            aria-disabled={isPending}
            onClick={() => !isPending && mutate()}
          >
            {texts.resend}
          </Button>
        )}
      </div>
    </details>
  );
};

/** What was sent to a webhook and what came back. */
export const WebhookLog = ({ id, mayResend }: { id: number; mayResend: boolean }) => {
  const { webhooks } = useTexts();
  const { log: texts } = webhooks;
  const query = useWebhookLog(id);
  const deliveries = query.data?.pages.flatMap(({ items }) => items);
  return (
    <section className="mt-4">
      <h4 className="text-[0.9375rem] font-semibold">{texts.title}</h4>
      {deliveries === undefined &&
        (query.isError ? (
          <TryAgain variant="quiet" size="sm" className="mt-2" onRetry={query.refetch} />
        ) : (
          <Skeleton className="mt-3 mb-2 h-4.5 w-56 max-w-full" />
        ))}
      {deliveries?.length === 0 && <p className="mt-1.5 text-soft">{texts.none}</p>}
      <ul className="mt-1 divide-y divide-line">
        {deliveries?.map((delivery) => (
          <li key={delivery.id}>
            <Delivery delivery={delivery} mayResend={mayResend && delivery.state !== 'waiting'} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-1"
          aria-disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
    </section>
  );
};
