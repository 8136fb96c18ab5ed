import { PROVIDER_NAMES, type Provider, PROVIDERS } from '@contract/config';
import type { SignInWays } from '@contract/accounts';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { Row, Section } from './section';
import { useState } from 'react';
import { useConfig } from '../../shared/queries';
import { toast } from '../../shared/ui/notices.store';
import { connect, ConnectDialog, DisconnectDialog } from './connection-dialogs';

interface ConnectionRowProps {
  provider: Provider;
  ways: SignInWays;
  onConnect: () => void;
  onDisconnect: () => void;
}

const ConnectionRow = ({ provider, ways, ...actions }: ConnectionRowProps) => {
  const { connections: texts } = useTexts().security;
  const name = PROVIDER_NAMES[provider];
  const connection = ways.providers.find((one) => one.provider === provider);
  if (connection === undefined) {
    return (
      <Row title={name} text={texts.without}>
        <Button
          variant="quiet"
          size="sm"
          aria-label={texts.connectTo(name)}
          onClick={actions.onConnect}
        >
          {texts.connect}
        </Button>
      </Row>
    );
  }
  const { email } = connection;
  return (
    <Row title={name} text={email === null ? texts.connected : texts.connectedAs(email)}>
      <Button
        variant="quiet"
        size="sm"
        aria-label={texts.disconnectFrom(name)}
        onClick={actions.onDisconnect}
      >
        {texts.disconnect}
      </Button>
    </Row>
  );
};

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
