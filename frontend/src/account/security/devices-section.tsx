import type { Device } from '@contract/accounts';
import { useMutation } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { hasStatus } from '../../shared/api';
import { formatDay } from '../../shared/format';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts/pages';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { toast, toastError } from '../../shared/ui/notices.store';
import { refreshSecurity, signOutDevice } from '../account.api';
import { deviceFacts } from './device-name';
import { Row, Section } from './section';

/** A session that has ended in the meantime counts as signed out. */
const signOut = (device: Device): Promise<void> =>
  signOutDevice(device).catch((error: unknown) => {
    if (!hasStatus(error, 404)) throw error;
  });

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
  const { mutate, isPending } = useMutation({
    mutationFn: (signedOut: readonly Device[]) => Promise.all(signedOut.map(signOut)),
    onSuccess: (_, { length }) => toast({ title: length === 1 ? texts.done : texts.othersDone }),
    onError: () => toastError(texts.failed),
    onSettled: refreshSecurity,
  });
  const start = (signedOut: readonly Device[]): void => {
    if (!isPending) mutate(signedOut);
  };
  const others = devices.filter(({ current }) => !current);
  const sorted = [...devices].sort((one, other) => Number(other.current) - Number(one.current));
  return (
    <Section title={texts.title}>
      <ul className="mt-1">
        {sorted.map((device) => (
          <li key={device.id}>
            <DeviceRow device={device} onSignOut={() => start([device])} />
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-3 max-sm:w-full"
          aria-disabled={isPending}
          onClick={() => start(others)}
        >
          {texts.signOutOthers}
        </Button>
      )}
    </Section>
  );
};
