import type { Device } from '@contract/accounts';
import { Monitor, Smartphone } from 'lucide-react';
import { formatDay } from '../../shared/format';
import { useTexts } from '../../shared/texts';
import { useLanguage } from '../../shared/preferences.store';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { deviceFacts } from './device-name';
import { Row, Section } from './section';
import { useSignOutDevices } from './use-sign-out-devices';

interface DeviceRowProps {
  device: Device;
  onSignOut: () => void;
}

const DeviceRow = ({ device, onSignOut }: DeviceRowProps) => {
  const { devices: texts } = useTexts().security;
  const language = useLanguage();
  const { browser, system, small } = deviceFacts(device.userAgent);
  const Icon = small ? Smartphone : Monitor;
  const name =
    browser !== null && system !== null
      ? texts.name(browser, system)
      : (browser ?? system ?? texts.unknown);
  const day = formatDay(device.signedInAt, language);
  return (
    <Row
      picture={<Icon aria-hidden className="size-6 text-faint" />}
      title={
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {name}
          {device.current && <Badge>{texts.current}</Badge>}
        </span>
      }
      text={texts.since(day)}
    >
      {!device.current && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={texts.signOutOf(name, day)}
          onClick={onSignOut}
        >
          {texts.signOut}
        </Button>
      )}
    </Row>
  );
};

export const DevicesSection = ({ devices }: { devices: readonly Device[] }) => {
  const { devices: texts } = useTexts().security;
  const { pending, signOut } = useSignOutDevices();
  const others = devices.filter(({ current }) => !current);
  const sorted = [...devices].sort((one, other) => Number(other.current) - Number(one.current));
  return (
    <Section title={texts.title}>
      <ul className="mt-1">
        {sorted.map((device) => (
          <li key={device.id}>
            <DeviceRow device={device} onSignOut={() => void signOut([device])} />
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-3 max-sm:w-full"
          aria-disabled={pending}
          onClick={() => void signOut(others)}
        >
          {texts.signOutOthers}
        </Button>
      )}
    </Section>
  );
};
