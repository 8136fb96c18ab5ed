import type { SignInWays } from '@contract/accounts';
import { PROVIDER_NAMES, type Provider, PROVIDERS } from '@contract/config';
import { useState } from 'react';
import { useConfig } from '../../shared/queries';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { toastError } from '../../shared/ui/notices.store';
import { connect, ConnectDialog, DisconnectDialog } from './connection-dialogs';
import { Row, Section } from './section';

interface ConnectionRowProps {
  provider: Provider;
  ways: SignInWays;
  onConnect: () => void;
  onDisconnect: () => void;
}

const ConnectionRow = ({ provider, ways, onConnect, onDisconnect }: ConnectionRowProps) => {
  const { connections: texts } = useTexts().security;
  const name = PROVIDER_NAMES[provider];
  const connection = ways.providers.find((one) => one.provider === provider);
  const { label, text, fact, onClick } =
    connection === undefined
      ? {
          label: texts.connectTo(name),
          text: texts.connect,
          fact: texts.without,
          onClick: onConnect,
        }
      : {
          label: texts.disconnectFrom(name),
          text: texts.disconnect,
          fact: connection.email === null ? texts.connected : texts.connectedAs(connection.email),
          onClick: onDisconnect,
        };
  return (
    <Row title={name} text={fact}>
      <Button variant="quiet" size="sm" aria-label={label} onClick={onClick}>
        {text}
      </Button>
    </Row>
  );
};

interface ConnectionsSectionProps {
  ways: SignInWays;
  email: string | null;
}

export const ConnectionsSection = ({ ways, email }: ConnectionsSectionProps) => {
  const { connections: texts } = useTexts().security;
  const offered = useConfig().data?.providers ?? [];
  const [disconnecting, setDisconnecting] = useState<Provider | null>(null);
  const [connecting, setConnecting] = useState<Provider | null>(null);

  const start = async (provider: Provider): Promise<void> => {
    try {
      if (!(await connect(provider))) setConnecting(provider);
    } catch {
      toastError(texts.failed(PROVIDER_NAMES[provider]));
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
            onDisconnect={() => setDisconnecting(provider)}
          />
        ))}
      </div>
      {last && <p className="mt-1 text-sm text-faint">{texts.last}</p>}
      {connecting !== null && (
        <ConnectDialog provider={connecting} email={email} onClose={() => setConnecting(null)} />
      )}
      {disconnecting !== null && (
        <DisconnectDialog provider={disconnecting} onClose={() => setDisconnecting(null)} />
      )}
    </Section>
  );
};
