import type { Webhook } from '@contract/webhooks';
import { useMutation } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { hasStatus } from '../../shared/api';
import { formatDay, formatMoment } from '../../shared/format';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts/pages';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { toast, toastError } from '../../shared/ui/notices.store';
import { Switch } from '../../shared/ui/switch';
import { WebhookLog } from './webhook-log';
import { changeWebhook, testWebhook } from './webhooks.api';

/** What a dialog asks about a webhook. */
export type Asked = 'edit' | 'roll' | 'remove';

interface WebhookProps {
  webhook: Webhook;
  /** Whether the plan has webhooks. */
  isAwake: boolean;
  onAsk: (asked: Asked) => void;
}

const StateBadge = ({ webhook: { enabled, disabledAt, failingSince } }: { webhook: Webhook }) => {
  const { state } = useTexts().webhooks;
  if (!enabled) {
    return disabledAt === null ? (
      <Badge tone="plain">{state.off}</Badge>
    ) : (
      <Badge tone="apricot">{state.switchedOff}</Badge>
    );
  }
  if (failingSince !== null) return <Badge tone="apricot">{state.failing}</Badge>;
  return <Badge>{state.on}</Badge>;
};

/** Why the webhook is disabled or failing. */
const Trouble = ({ webhook: { enabled, disabledAt, failingSince } }: { webhook: Webhook }) => {
  const { webhooks: texts } = useTexts();
  const language = useLanguage();
  const say = (text: string) => <p className="mt-1 text-pretty text-apricot-ink">{text}</p>;
  if (disabledAt !== null) return say(texts.disabledAt(formatDay(disabledAt, language)));
  if (enabled && failingSince !== null) {
    return say(texts.failingSince(formatMoment(failingSince)));
  }
  return null;
};

const Tools = ({ webhook, onAsk }: Omit<WebhookProps, 'isAwake'>) => {
  const { webhooks: texts } = useTexts();
  const label = useId();
  const { id, enabled } = webhook;
  const onError = (error: unknown) =>
    toastError(hasStatus(error, 429) ? texts.throttled : texts.failed);
  const switching = useMutation({
    mutationFn: (on: boolean) => changeWebhook(id, { enabled: on }),
    onError,
  });
  const testing = useMutation({
    mutationFn: () => testWebhook(id),
    onSuccess: () => toast({ title: texts.tested }),
    onError,
  });
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <span id={label}>{texts.enabled}</span>
        <Switch
          on={switching.isPending ? switching.variables : enabled}
          aria-labelledby={label}
          aria-disabled={switching.isPending}
          onChange={(on) => !switching.isPending && switching.mutate(on)}
        />
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="quiet"
          size="sm"
          disabled={!enabled}
          aria-disabled={testing.isPending}
          onClick={() => !testing.isPending && testing.mutate()}
        >
          {texts.test}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => onAsk('edit')}>
          {texts.edit}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => onAsk('roll')}>
          {texts.newSecret}
        </Button>
      </div>
    </>
  );
};

/** A webhook as a row that opens to show its actions. */
export const WebhookRow = ({ webhook, isAwake, onAsk }: WebhookProps) => {
  const { webhooks: texts } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const { id, url, events } = webhook;
  return (
    <div className="py-2">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1 py-1 leading-snug">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium [overflow-wrap:anywhere]">
            {url}
            {isAwake && <StateBadge webhook={webhook} />}
          </p>
          <p className="mt-0.5 text-[0.9375rem] text-pretty text-soft">
            {events.map((event) => texts.events[event].short).join(', ')}
          </p>
          {isAwake && <Trouble webhook={webhook} />}
        </div>
        <Button
          variant="ghost"
          size="icon"
          aria-label={texts.open(url)}
          aria-expanded={isOpen}
          aria-controls={details}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown
            aria-hidden
            className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </Button>
      </div>
      <div id={details} hidden={!isOpen} className="mt-2 pb-2">
        {isOpen && (
          <>
            {isAwake && <Tools webhook={webhook} onAsk={onAsk} />}
            <WebhookLog id={id} mayResend={isAwake && webhook.enabled} />
            <Button variant="danger" size="sm" className="mt-4" onClick={() => onAsk('remove')}>
              {texts.remove}
            </Button>
          </>
        )}
      </div>
    </div>
  );
};
