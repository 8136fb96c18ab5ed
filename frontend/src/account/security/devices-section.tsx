import type { Device } from '@contract/accounts';
import { useState } from 'react';
import { ApiError } from '../../shared/api';
import { useTexts } from '../../shared/texts';
import { toast } from '../../shared/ui/notices.store';
import { rereadSecurity, signOutDevice } from '../account.api';
import { Monitor, Smartphone } from 'lucide-react';
import { formatDay } from '../../shared/format';
import { useLanguage } from '../../shared/preferences.store';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { deviceFacts } from './device-name';
import { Row, Section } from './section';

/** One that has gone by itself is signed out, too. */
const signOut = (device: Device): Promise<void> =>
  signOutDevice(device).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });

interface SignOutDevices {
  pending: boolean;
  signOut: (devices: readonly Device[]) => Promise<void>;
}

const useSignOutDevices = (): SignOutDevices => {
  const { common, security } = useTexts();
  const { devices: texts } = security;
  const [pending, setPending] = useState(false);
  return {
    pending,
    signOut: async (devices) => {
      if (pending) return;
      setPending(true);
      try {
        await Promise.all(devices.map(signOut));
        toast({ title: devices.length === 1 ? texts.done : texts.othersDone });
      } catch {
        toast({ title: common.error, description: texts.failed, tone: 'destructive' });
      }
      await rereadSecurity();
      setPending(false);
    },
  };
};

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
