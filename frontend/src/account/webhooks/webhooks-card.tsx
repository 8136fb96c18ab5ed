import { PAGES } from '@contract/pages';
import { includesPlan, type Plan } from '@contract/plans';
import type { Webhook } from '@contract/webhooks';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { ProfileCard } from '../profile/profile-layout';
import { Read, Section } from '../security/section';
import { RemoveDialog } from './remove-dialog';
import { RollDialog } from './roll-dialog';
import { WebhookDialog } from './webhook-dialog';
import { WebhookRow, type Asked } from './webhook-row';
import { useWebhooks } from './webhooks.api';

interface ListProps {
  webhooks: readonly Webhook[];
  isAwake: boolean;
  onAsk: (webhook: Webhook, asked: Asked) => void;
}

const WebhookList = ({ webhooks, isAwake, onAsk }: ListProps) => {
  const { webhooks: texts } = useTexts();
  return (
    <Section title={texts.list}>
      {webhooks.length === 0 ? (
        <p className="mt-1.5 text-[0.9375rem] text-pretty text-soft">{texts.none}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {webhooks.map((webhook) => (
            <li key={webhook.id}>
              <WebhookRow
                webhook={webhook}
                isAwake={isAwake}
                onAsk={(asked) => onAsk(webhook, asked)}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
};

/** The owner's addresses that Zampa calls: added on Expert, readable on any plan. */
export const WebhooksCard = ({ plan }: { plan: Plan }) => {
  const { webhooks: texts } = useTexts();
  const query = useWebhooks();
  const [isMaking, setMaking] = useState(false);
  const [asked, setAsked] = useState<{ webhook: Webhook; what: Asked } | null>(null);
  const heading = useRef<HTMLDivElement>(null);
  const isAwake = includesPlan(plan, 'expert');
  const known = query.data ?? [];
  const close = (): void => setAsked(null);
  return (
    <ProfileCard title={texts.title}>
      <div ref={heading} tabIndex={-1} className="outline-none">
        <p className="mt-2 text-pretty text-soft">
          {isAwake ? texts.text : known.length > 0 ? texts.asleep : texts.plan}
        </p>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {isAwake ? (
          <Button variant="quiet" size="sm" onClick={() => setMaking(true)}>
            {texts.make}
          </Button>
        ) : (
          <Button variant="quiet" size="sm" asChild>
            <Link to={`${PAGES.checkout}?plan=expert`}>{texts.toPlan}</Link>
          </Button>
        )}
        <Button variant="ghost" size="sm" asChild>
          <a href="/api/docs#receiving-webhooks" target="_blank" rel="noreferrer">
            {texts.reference}
          </a>
        </Button>
      </div>
      {(isAwake || known.length > 0) && (
        <Read title={texts.list} query={query}>
          {(webhooks) => (
            <WebhookList
              webhooks={webhooks}
              isAwake={isAwake}
              onAsk={(webhook, what) => setAsked({ webhook, what })}
            />
          )}
        </Read>
      )}
      {isMaking && <WebhookDialog webhook={null} onClose={() => setMaking(false)} />}
      {asked?.what === 'edit' && <WebhookDialog webhook={asked.webhook} onClose={close} />}
      {asked?.what === 'roll' && <RollDialog id={asked.webhook.id} onClose={close} />}
      {asked?.what === 'remove' && (
        <RemoveDialog webhook={asked.webhook} fallbackFocus={heading} onClose={close} />
      )}
    </ProfileCard>
  );
};
