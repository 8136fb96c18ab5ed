import type { Message } from '@contract/chat';
import { useContext, useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useTexts } from '../../shared/texts';
import { AsTall } from '../../shared/ui/as-tall';
import { Button } from '../../shared/ui/button';
import { useMedia } from '../../shared/use-media';
import { charactersLeft, questionOf } from '../chat.api';
import { useAllowance } from '../free-plan';
import { PetContext } from '../pet-context';
import { SentPhotos } from '../photos/sent-photos';
import { anchorOf } from '../search/anchor';
import { ask } from '../composer/send-question';
import { beginEditing, endEditing, useEditing } from './editing.store';

/** Edits a question in its place. */
export const QuestionEditor = ({ message }: { message: Message }) => {
  const { common, chatTools } = useTexts();
  const { versions: texts } = chatTools;
  const pet = useContext(PetContext);
  const text = useEditing((state) => state.text);
  const { mayAsk, busy } = useAllowance();
  const byTouch = useMedia('(pointer: coarse)');
  const field = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const content = questionOf(text);
  const left = charactersLeft(content);
  const ready = content !== '' && left >= 0 && mayAsk && !busy && pet !== null;

  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);

  const send = (): void => {
    if (!ready) return;
    endEditing();
    void ask(message.sessionId, pet.id, content, { replaces: message.id });
  };
  const cancel = (): void => {
    endEditing();
    // Once the bubble is back.
    requestAnimationFrame(() => document.getElementById(anchorOf(message.id))?.focus());
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      cancel();
    }
    const sends = event.ctrlKey || event.metaKey || (!byTouch && !event.shiftKey);
    if (event.key !== 'Enter' || !sends) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="ml-auto w-full max-w-[36rem] rounded-[20px_20px_6px_20px] border border-edge bg-card p-2.5 focus-within:border-green focus-within:outline focus-within:outline-green"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {message.photos && (
        <div className="mx-1.5 mt-1 mb-2">
          <SentPhotos photos={message.photos} wide />
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)]">
        <AsTall text={text} className="max-h-60 min-h-14 px-1.5 py-1" />
        <textarea
          ref={field}
          rows={2}
          value={text}
          aria-label={texts.field}
          aria-describedby={noteId}
          aria-invalid={left < 0}
          enterKeyHint={byTouch ? 'enter' : 'send'}
          className="col-start-1 row-start-1 w-full resize-none bg-transparent px-1.5 py-1 leading-6 outline-none"
          onChange={(event) => beginEditing(message.id, event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <p
        id={noteId}
        className={`px-1.5 text-[0.8125rem] leading-snug ${left < 0 ? 'font-semibold text-red' : 'text-faint'}`}
      >
        {left < 0 ? common.tooLong(-left) : texts.kept} {message.photos && texts.photos}
      </p>
      <div className="mt-2 flex flex-wrap justify-end gap-2">
        <Button type="button" variant="quiet" size="sm" onClick={cancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" size="sm" disabled={!ready}>
          {texts.send}
        </Button>
      </div>
    </form>
  );
};
