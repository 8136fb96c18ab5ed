import type { ReactNode } from 'react';
import { useSession } from '../shared/session.store';
import { useTexts } from '../shared/texts';
import { Card, StateCard } from '../shared/ui/card';
import { ConnectionBar } from './connection-bar';
import { PetsGate } from './pets-gate';
import { useKeyboardInset } from './use-keyboard-inset';
import { Waiting } from './placeholders';

/** The chat with a pet; `signIn` is what a signed-out visitor gets. */
export const ChatScreen = ({ signIn }: { signIn: ReactNode }) => {
  const { chat } = useTexts();
  const loading = useSession((state) => state.loading);
  const uid = useSession((state) => state.user?.uid);
  useKeyboardInset();

  if (loading) return <Waiting label={chat.gate.loading} hint={chat.gate.loadingHint} />;
  if (uid === undefined) {
    return (
      <StateCard title={chat.gate.access} text={chat.gate.accessText}>
        <Card className="p-5 text-left sm:p-7">{signIn}</Card>
      </StateCard>
    );
  }
  return (
    <div className="flex h-[calc(100dvh-var(--header)-var(--keyboard,0px))] flex-none flex-col">
      <ConnectionBar />
      <div className="@container flex min-h-0 flex-1 flex-col overflow-y-auto">
        <PetsGate key={uid} uid={uid} />
      </div>
    </div>
  );
};
