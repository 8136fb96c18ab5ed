import type { Device } from '@contract/accounts';
import { useState } from 'react';
import { ApiError } from '../../shared/api';
import { useTexts } from '../../shared/texts';
import { toast } from '../../shared/ui/notices.store';
import { rereadSecurity, signOutDevice } from './security.api';

/** One that has gone by itself is signed out, too. */
const signOut = (device: Device): Promise<void> =>
  signOutDevice(device).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });

interface SignOutDevices {
  pending: boolean;
  signOut: (devices: readonly Device[]) => Promise<void>;
}

export const useSignOutDevices = (): SignOutDevices => {
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
