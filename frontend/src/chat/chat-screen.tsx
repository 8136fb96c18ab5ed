import './newest-words.css';
import { useEffect, type ReactNode } from 'react';
import { useSession } from '../shared/session.store';
import { useTexts } from '../shared/texts';
import { Card, StateCard } from '../shared/ui/card';
import { ConnectionBar } from './connection-bar';
import { PetsGate } from './pets-gate';
import { VetDeskContext, type VetDeskProps } from './vet-case';
import { PageLoading } from '../shared/ui/loading';

/** Publishes as `--keyboard` how much of the page a phone's keyboard covers. */
const useKeyboardInset = (): void => {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const root = document.documentElement;
    const measure = (): void => {
      const covered = seen.scale === 1 ? Math.max(0, window.innerHeight - seen.height) : 0;
      root.style.setProperty('--keyboard', `${Math.round(covered)}px`);
    };
    measure();
    seen.addEventListener('resize', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      root.style.removeProperty('--keyboard');
    };
  }, []);
};

interface ChatScreenProps {
  signIn: ReactNode;
  /** For owners who may ask a vet. */
  vetDesk: (props: VetDeskProps) => ReactNode;
}

export const ChatScreen = ({ signIn, vetDesk }: ChatScreenProps) => {
  const { chat, common } = useTexts();
  const loading = useSession((state) => state.loading);
  const uid = useSession((state) => state.user?.uid);
  useKeyboardInset();

  if (loading) {
    const { loading: label, loadingHint } = chat.gate;
    return <PageLoading title={common.titles.chat} label={label} hint={loadingHint} />;
  }
  if (uid === undefined) {
    return (
      <StateCard title={<span lang="it">{chat.gate.access}</span>} text={chat.gate.accessText}>
        <Card className="p-[20px] text-left sm:p-7">{signIn}</Card>
      </StateCard>
    );
  }
  return (
    <div className="flex h-[calc(100dvh-var(--header)-var(--above,0px)-var(--keyboard,0px))] flex-none flex-col">
      <ConnectionBar />
      <div className="@container flex min-h-0 flex-1 flex-col overflow-y-auto">
        <VetDeskContext value={vetDesk}>
          <PetsGate key={uid} uid={uid} />
        </VetDeskContext>
      </div>
    </div>
  );
};
