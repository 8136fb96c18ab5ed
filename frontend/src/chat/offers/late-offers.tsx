import { memo, useEffect } from 'react';
import { late } from '../../shared/late';
import { withTexts } from '../../shared/texts/first';
import { useComposerStore } from '../composer/composer.store';
import { useIsLocked, useRemainingQuestions } from '../free-plan';

const load = () => withTexts(import('./upgrade-offers'));
const Card = late(async () => (await load()).LimitCard);
const Why = late(async () => (await load()).RefusedWhy);
const Overlay = late(async () => (await load()).UpgradeOverlay);

const giveUp = (): void => useComposerStore.getState().close();

/** The card for owners with no questions left; its code loads when one question is left. */
export const LimitCard = ({ onClose }: { onClose: () => void }) => {
  const shown = useComposerStore((state) => state.shown === 'card');
  const remaining = useRemainingQuestions();
  const nearsEnd = remaining !== null && remaining <= 1;
  useEffect(() => {
    if (!nearsEnd) return;
    Card.prepare();
    Overlay.prepare();
  }, [nearsEnd]);
  return shown && <Card onClose={onClose} onFailed={giveUp} />;
};

export const UpgradeOverlay = memo(({ onEmergency }: { onEmergency: () => void }) => {
  const shown = useComposerStore((state) => state.shown === 'overlay');
  return shown && <Overlay onEmergency={onEmergency} onFailed={giveUp} />;
});

export const RefusedWhy = ({ sessionId }: { sessionId: number }) => {
  const help = useComposerStore((state) => state.help);
  const locked = useIsLocked();
  return help?.sessionId === sessionId && help.offer && !locked && <Why offer={help.offer} />;
};
