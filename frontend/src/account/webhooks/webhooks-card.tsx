import { includesPlan, type Plan } from '@contract/plans';
import type { Webhook } from '@contract/webhooks';
import { useRef, useState } from 'react';
import { useTexts } from '../../shared/texts/pages';
import { ExpertCard } from '../expert-card';
import { Section } from '../security/section';
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
  const [isMaking, setMaking] = useState(false);
  const [asked, setAsked] = useState<{ webhook: Webhook; what: Asked } | null>(null);
  const heading = useRef<HTMLDivElement>(null);
  const card = { texts, plan, heading, query: useWebhooks(), onMake: () => setMaking(true) };
  const close = (): void => setAsked(null);
  return (
    <>
      <ExpertCard {...card} docs="/api/docs#receiving-webhooks">
        {(webhooks) => (
          <WebhookList
            webhooks={webhooks}
            isAwake={includesPlan(plan, 'expert')}
            onAsk={(webhook, what) => setAsked({ webhook, what })}
          />
        )}
      </ExpertCard>
      {isMaking && <WebhookDialog webhook={null} onClose={() => setMaking(false)} />}
      {asked?.what === 'edit' && <WebhookDialog webhook={asked.webhook} onClose={close} />}
      {asked?.what === 'roll' && <RollDialog id={asked.webhook.id} onClose={close} />}
      {asked?.what === 'remove' && (
        <RemoveDialog webhook={asked.webhook} fallbackFocus={heading} onClose={close} />
      )}
    </>
  );
};
