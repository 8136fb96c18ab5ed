import type { ServerToClientEvents } from '@contract/socket-events';
import { useEffect } from 'react';
import { onMissedEvents } from '../../shared/missed-events';
import { socket } from '../../shared/socket';
import { forgetCase, invalidateCases } from './cases.api';

/** Keeps queue and cases up to date while one of the vets' pages is open. */
export const useCaseEvents = (): void => {
  useEffect(() => {
    const readAgain = (): void => void invalidateCases();
    const onGone: ServerToClientEvents['case-gone'] = ({ consultationId }) =>
      forgetCase(consultationId);
    const stopHearing = onMissedEvents(readAgain);
    socket.on('cases-changed', readAgain);
    socket.on('case-gone', onGone);
    return () => {
      stopHearing();
      socket.off('cases-changed', readAgain);
      socket.off('case-gone', onGone);
    };
  }, []);
};
