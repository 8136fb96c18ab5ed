import type { SignInWays } from '@contract/accounts';
import { PROVIDER_NAMES, PROVIDERS, type Provider } from '@contract/config';
import { useState } from 'react';
import { useConfig } from '../../shared/config.query';
import { useTexts } from '../../shared/texts';
import { toast } from '../../shared/ui/notices.store';
import { connect } from './connect';
import { ConnectDialog } from './connect-dialog';
import { ConnectionRow } from './connection-row';
import { DisconnectDialog } from './disconnect-dialog';
import { Section } from './section';

interface ConnectionsSectionProps {
  ways: SignInWays;
  email: string | null;
}

/** Each provider that is offered, and one that was; nothing where there is none. */
export const ConnectionsSection = ({ ways, email }: ConnectionsSectionProps) => {
  const { common, security } = useTexts();
  const { connections: texts } = security;
  const offered = useConfig().data?.providers ?? [];
  const [leaving, setLeaving] = useState<Provider | null>(null);
  const [joining, setJoining] = useState<Provider | null>(null);

  const start = async (provider: Provider): Promise<void> => {
    try {
      if (!(await connect(provider))) setJoining(provider);
    } catch {
      const description = texts.failed(PROVIDER_NAMES[provider]);
      toast({ title: common.error, description, tone: 'destructive' });
    }
  };

  const shown = PROVIDERS.filter(
    (known) => offered.includes(known) || ways.providers.some(({ provider }) => provider === known),
  );
  if (shown.length === 0) return null;
  const last = !ways.password && ways.providers.length === 1;
  return (
    <Section title={texts.title}>
      <div className="mt-1">
        {shown.map((provider) => (
          <ConnectionRow
            key={provider}
            provider={provider}
            ways={ways}
            onConnect={() => void start(provider)}
            onDisconnect={() => setLeaving(provider)}
          />
        ))}
      </div>
      {last && <p className="mt-1 text-sm text-faint">{texts.last}</p>}
      {joining !== null && (
        <ConnectDialog provider={joining} email={email} onClose={() => setJoining(null)} />
      )}
      {leaving !== null && <DisconnectDialog provider={leaving} onClose={() => setLeaving(null)} />}
    </Section>
  );
};
