import type { Triage } from '@contract/chat';
import type { DiarySuggestion } from '@contract/diary';
import type { Memory } from '@contract/memories';
import type { Pet } from '@contract/pets';
import { includesPlan } from '@contract/plans';
import type { ReminderSuggestion } from '@contract/reminders';
import { useCallback, useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import { usePetTitle } from '../shared/document';
import { useDiarySuggestions, useReminderSuggestions, useSuggestions } from '../shared/queries';
import { useSession } from '../shared/session.store';
import { isAnythingShared } from '../shared/shared-files';
import { socket } from '../shared/socket';
import { useTexts } from '../shared/texts';
import { useOpenPet } from '../shared/unread.store';
import './print.css';
import { Announcer } from './messages/announcer';
import { ChatHeader } from './chat-header';
import { ChatSync } from './chat.socket';
import { useChatStore } from './chat.store';
import { Composer } from './composer/composer';
import { addToDraft, useComposerStore } from './composer/composer.store';
import { useDraftSync } from './composer/draft-sync';
import { EmergencyButton, EmergencyCheck } from './emergency/emergency-button';
import { useIsLocked, useIsUsedUp } from './free-plan';
import { LimitCard, RefusedWhy, UpgradeOverlay } from './offers/late-offers';
import { MessageLog } from './messages/message-log';
import {
  DiarySuggestionsContext,
  PetContext,
  ReminderSuggestionsContext,
  MemorySuggestionsContext,
} from './pet-context';
import { PetPanel } from './pet-panel';
import { DropHint } from './photos/drop-hint';
import { attach, keepPhotos } from './photos/uploads';
import { usePhotoDrop } from './photos/use-photo-drop';
import { ShortcutsButton, ShortcutsSheet } from './shortcuts/shortcuts-button';
import { StoryPanel } from './story/story-panel';
import { isEmpty, EMPTY_THREAD, type Thread } from './thread';
import { useLastReply } from './use-last-reply';
import { useShortcuts } from './shortcuts/use-shortcuts';
import type { Variant } from './variant';
import { useVetCases, useVetDesk, vetInCharge } from './vet-case';
import { useReadingFailures } from './voice/read-aloud';

const NO_MEMORIES: readonly Memory[] = [];
const NO_ENTRIES: readonly DiarySuggestion[] = [];
const NO_REMINDERS: readonly ReminderSuggestion[] = [];

/** Provides a pet's suggestions; reminders and diary entries only if the plan has them. */
const Suggested = ({ petId, children }: { petId: number; children: ReactNode }) => {
  const plan = useSession(({ user }) => user?.subscriptionStatus ?? 'free');
  const { data: memories = NO_MEMORIES } = useSuggestions(petId);
  const isPaid = includesPlan(plan, 'pro');
  const { data: entries = NO_ENTRIES } = useDiarySuggestions(petId, isPaid);
  const { data: reminders = NO_REMINDERS } = useReminderSuggestions(petId, isPaid);
  return (
    <MemorySuggestionsContext value={memories}>
      <DiarySuggestionsContext value={isPaid ? entries : NO_ENTRIES}>
        <ReminderSuggestionsContext value={isPaid ? reminders : NO_REMINDERS}>
          {children}
        </ReminderSuggestionsContext>
      </DiarySuggestionsContext>
    </MemorySuggestionsContext>
  );
};

/** Takes what another app shared: its words go below the draft, its photos beside it. */
const takeShared = async (sessionId: number): Promise<void> => {
  if (!(await isAnythingShared())) return;
  const { words, files } = await (await import('../shared/take-shared')).takeShared();
  if (files.length > 0) attach(sessionId, files);
  if (words !== '') addToDraft(sessionId, words);
};

interface ConversationProps {
  sessionId: number;
  pet: Pet;
  pets: readonly Pet[];
  variant: Variant;
}

/** A chat; its first messages, which may be many, are rendered in slices. */
const useThread = (sessionId: number): Thread => {
  const thread = useChatStore((state) => state.threads[sessionId]) ?? EMPTY_THREAD;
  const later = useDeferredValue(thread);
  return later.loading === 'loading' ? later : thread;
};

const useSessionSync = (sessionId: number): (() => void) => {
  const running = useRef<ChatSync>(null);
  useEffect(() => {
    const sync = new ChatSync(socket, sessionId);
    running.current = sync;
    useComposerStore.getState().openDraft(sessionId);
    const stopKeeping = keepPhotos(sessionId);
    void takeShared(sessionId);
    sync.start();
    return () => {
      sync.stop();
      stopKeeping();
    };
  }, [sessionId]);
  return () => {
    useChatStore.getState().retryLoading(sessionId);
    running.current?.catchUp();
  };
};

const useClearLimitsByPlan = (): void => {
  const paid = useSession(({ user }) => user !== null && user.subscriptionStatus !== 'free');
  useEffect(() => {
    if (paid) useComposerStore.getState().clearLimits();
  }, [paid]);
};

export const Conversation = ({ sessionId, pet, pets, variant }: ConversationProps) => {
  const { common } = useTexts();
  const input = useRef<HTMLTextAreaElement>(null);
  const thread = useThread(sessionId);
  const empty = thread.loading === 'ready' && isEmpty(thread);
  const retry = useSessionSync(sessionId);
  const focusInput = useCallback((): void => input.current?.focus(), []);
  const usedUp = useIsUsedUp();
  const drop = usePhotoDrop(sessionId, useIsLocked());
  const [checking, setChecking] = useState(false);
  const [keysShown, setKeysShown] = useState(false);
  const showKeys = useCallback((): void => setKeysShown(true), []);
  const check = useCallback((): void => setChecking(true), []);
  const consultations = useVetCases(pet.id, thread);
  const vetDesk = useVetDesk(consultations);
  const onEmergency = useCallback(
    (triage: Triage): void => useComposerStore.getState().showHelp(sessionId, triage),
    [sessionId],
  );
  const endCheck = (): void => setChecking(false);
  const hideKeys = (): void => setKeysShown(false);
  useDraftSync(sessionId);
  usePetTitle(pet.name);
  useOpenPet(pet.id);
  useLastReply(sessionId, thread);
  useClearLimitsByPlan();
  useReadingFailures();
  useShortcuts({ sessionId, input, onHelp: showKeys });

  return (
    <PetContext value={pet}>
      <div className="flex min-h-0 flex-1">
        <PetPanel pet={pet} pets={pets} variant={variant} sessionId={sessionId} lit={!empty} />
        <section className="relative flex min-w-0 flex-1 flex-col" {...drop.area}>
          {drop.isOver && <DropHint name={pet.name} />}
          <ChatHeader
            pet={pet}
            variant={variant}
            sessionId={sessionId}
            lit={!empty}
            known={thread.loading !== 'loading'}
          />
          <Suggested petId={pet.id}>
            <MessageLog
              sessionId={sessionId}
              pet={pet}
              thread={thread}
              focusInput={focusInput}
              onRetry={retry}
            />
          </Suggested>
          <div className="shrink-0 px-3 pb-[max(var(--foot),env(safe-area-inset-bottom))] sm:px-6">
            <div className="mx-auto max-w-[50rem]">
              <div className="flex flex-wrap items-center">
                {usedUp && <EmergencyButton onClick={check} />}
                <RefusedWhy sessionId={sessionId} />
              </div>
              <LimitCard onClose={focusInput} />
              {vetDesk?.({ pet, sessionId, consultations, onEmergency })}
              <Composer
                sessionId={sessionId}
                pet={pet}
                thread={thread}
                input={input}
                vet={vetInCharge(consultations)}
              />
              <p className="mt-2 text-center text-[0.8125rem] leading-snug text-faint">
                {common.disclaimer} <ShortcutsButton onClick={showKeys} />
              </p>
            </div>
          </div>
        </section>
        <StoryPanel pet={pet} sessionId={sessionId} />
        <UpgradeOverlay onEmergency={check} />
        {checking && <EmergencyCheck pet={pet} onClose={endCheck} onFailed={endCheck} />}
        {keysShown && <ShortcutsSheet onClose={hideKeys} onFailed={hideKeys} />}
        <Announcer sessionId={sessionId} />
      </div>
    </PetContext>
  );
};
