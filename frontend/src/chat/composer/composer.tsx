import type { Pet } from '@contract/pets';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useSession } from '../../shared/session.store';
import { useTexts } from '../../shared/texts';
import { ask } from './send-question';
import { useChatStore } from '../chat.store';
import { useComposerStore } from './composer.store';
import { isDayUsedUp, useIsLocked } from '../free-plan';
import { prepareMarks } from '../markdown/growing-marks';
import { charactersLeft, questionOf } from '../chat.api';
import { AsTall } from '../../shared/ui/as-tall';
import { speak } from '../../shared/ui/notices.store';
import { useMedia } from '../../shared/use-media';
import { newUuid } from '../../shared/uuid';
import { stop } from '../reply/reply-actions';
import { isBusy, openReply, type Thread } from '../thread';
import { AttachButton } from '../photos/attach-button';
import { triageNow, areStored } from '../photos/await-photos';
import { PhotoTray } from '../photos/photo-tray';
import { pastePhotos } from '../photos/use-photo-drop';
import { Listening, Microphone, useDictation } from '../voice/microphone';
import { SendOrStop } from './send-or-stop';
import { WhomSwitch, whomOf } from './whom-switch';

const COUNT_BELOW = 400;

interface ComposerProps {
  sessionId: number;
  pet: Pet;
  thread: Thread;
  input: RefObject<HTMLTextAreaElement | null>;
  /** The name of the vet who has the case, if any. */
  vet?: string | null;
}

const useComposing = ({ sessionId, pet, thread, vet = null }: Omit<ComposerProps, 'input'>) => {
  const draft = useComposerStore((state) => state.drafts[sessionId]) ?? { text: '' };
  const user = useSession((state) => state.user);
  const locked = useIsLocked();
  const lockedToday = useComposerStore((state) => state.lockedToday);
  const reply = openReply(thread);
  const stopping = useChatStore((state) => reply !== undefined && state.frozen[reply.id] === true);
  const content = questionOf(draft.text);
  const left = charactersLeft(content);
  const dayOver = isDayUsedUp(user);
  // A question asked while the reply is being stopped waits for that by itself.
  const busy = stopping ? thread.outgoing.length > 0 : isBusy(thread);
  const ready = content !== '' && left >= 0 && !busy && !locked;

  const [toZampa, setToZampa] = useState(false);
  const dictation = useDictation(sessionId);
  const send = (): void => {
    if (!ready) return;
    dictation.cancel();
    useComposerStore.getState().writeDraft(sessionId, '');
    const clientId = draft.clientId ?? newUuid();
    const whom = whomOf(content, { vet, toZampa });
    void ask(sessionId, pet.id, content, { clientId, withPhotos: true, whom });
    if (!areStored(clientId)) void triageNow({ sessionId, clientId, content }, pet);
  };
  const write = (words: string): void => {
    void prepareMarks();
    dictation.cancel();
    useComposerStore.getState().writeDraft(sessionId, words);
  };
  const limits = { left, locked, lockedToday, dayOver, ready };
  const switching = { toZampa, setToZampa };
  return { text: draft.text, ...limits, ...switching, reply, stopping, dictation, write, send };
};

interface PlaceholderOf {
  /** The pet's name. */
  name: string;
  locked: boolean;
  vet: string | null;
  toZampa: boolean;
}

const usePlaceholder = ({ name, locked, vet, toZampa }: PlaceholderOf): string => {
  const { chat, consultations } = useTexts();
  const narrow = useMedia('(max-width: 639px)');
  const { locked: closed, placeholder: long, shortPlaceholder: short } = chat.composer;
  if (locked) return closed;
  if (vet === null) return (narrow ? short : long)(name);
  const { toVet, toZampa: askZampa } = consultations.composer;
  return toZampa ? askZampa : toVet(vet);
};

const LEFT_ID = 'composer-left';

/** Announces once that the text is too long, when it becomes so. */
const Left = ({ left }: { left: number }) => {
  const { chat, common } = useTexts();
  const over = left < 0;
  const text = over ? common.tooLong(-left) : chat.composer.left(left);
  const said = useRef(false);
  useEffect(() => {
    if (over && !said.current) speak(text);
    said.current = over;
  }, [over, text]);
  return (
    <p
      id={LEFT_ID}
      className={`pb-1 text-[0.8125rem] ${over ? 'font-semibold text-red' : 'text-faint'}`}
    >
      {text}
    </p>
  );
};

export const Composer = ({ sessionId, pet, thread, input, vet = null }: ComposerProps) => {
  const { chat } = useTexts();
  const composing = useComposing({ sessionId, pet, thread, vet });
  const { text, left, locked, lockedToday, dayOver, ready, reply, stopping } = composing;
  const { dictation, write, send, toZampa, setToZampa } = composing;
  const placeholder = usePlaceholder({ name: pet.name, locked, vet, toZampa });
  // On-screen keyboards have no Shift+Enter: there, Enter makes a new line and the button sends.
  const byTouch = useMedia('(pointer: coarse)');

  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) input.current?.focus();
  }, [input]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (byTouch && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className="flex flex-wrap items-end justify-end gap-x-2 gap-y-1 rounded-[26px] border border-edge bg-card p-1.5 shadow-float focus-within:border-green focus-within:outline focus-within:outline-green"
      onSubmit={(event) => {
        event.preventDefault();
        send();
        input.current?.focus();
      }}
    >
      {vet !== null && <WhomSwitch toZampa={toZampa} onChange={setToZampa} />}
      <PhotoTray sessionId={sessionId} hasWords={text.trim() !== ''} />
      <AttachButton sessionId={sessionId} disabled={locked} />
      <div className="flex min-w-0 flex-[1_1_9rem] flex-wrap items-end justify-between gap-x-2">
        <div className="grid min-w-0 flex-[1_1_14rem] grid-cols-[minmax(0,1fr)]">
          <AsTall text={text || placeholder} className="max-h-41 py-2.5" />
          <textarea
            ref={input}
            rows={1}
            value={text}
            disabled={locked}
            aria-label={chat.composer.label}
            aria-describedby={left < COUNT_BELOW ? LEFT_ID : undefined}
            aria-invalid={left < 0}
            placeholder={placeholder}
            enterKeyHint={byTouch ? 'enter' : 'send'}
            className="col-start-1 row-start-1 w-full resize-none bg-transparent py-2.5 leading-6 outline-none placeholder:text-faint disabled:opacity-80"
            onChange={(event) => write(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={(event) => pastePhotos(sessionId, event)}
          />
          {left < COUNT_BELOW && <Left left={left} />}
          {dictation.listening && <Listening />}
        </div>
        {locked && lockedToday && (
          <button
            type="button"
            className="min-h-11 rounded-full text-[0.9375rem] sm:px-3 font-semibold text-green underline underline-offset-3"
            onClick={() => useComposerStore.getState().open('overlay')}
          >
            {chat.composer.seePlans}
          </button>
        )}
      </div>
      <Microphone listening={dictation.listening} disabled={locked} onPress={dictation.toggle} />
      <SendOrStop
        stops={reply !== undefined && !stopping}
        draft={text}
        onStop={() => {
          if (reply) void stop(reply.id);
          input.current?.focus();
        }}
        ready={ready}
        dayOver={dayOver}
        describedBy={left < 0 ? LEFT_ID : undefined}
      />
    </form>
  );
};
