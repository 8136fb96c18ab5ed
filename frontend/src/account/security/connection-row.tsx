import { PROVIDER_NAMES, type Provider } from '@contract/config';
import type { SignInWays } from '@contract/accounts';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { Row } from './section';

interface ConnectionRowProps {
  provider: Provider;
  ways: SignInWays;
  onConnect: () => void;
  onDisconnect: () => void;
}

export const ConnectionRow = ({ provider, ways, ...actions }: ConnectionRowProps) => {
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
