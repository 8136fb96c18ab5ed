import { LIMITS } from '@contract/limits';
import { countCharacters } from '@contract/text';
import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { useTabDraft } from '../../shared/tab-draft';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { Field, Textarea } from '../../shared/ui/field';
import { toastError } from '../../shared/ui/notices.store';
import { newUuid } from '../../shared/uuid';
import { messageDraft } from './case-drafts';
import { tellTyping, writeMessage } from './cases.api';
import { useCaseTexts } from './case-texts';

/** How often the owner is told that the vet is typing. */
const TELL_MS = 3_000;
const SILENCE_MS = 5_000;

/** Tells the owner that the vet is typing, and once that they have stopped. */
const useTyping = (id: number): { typed: () => void; sent: () => void } => {
  const told = useRef(0);
  const timer = useRef<number>(undefined);
  const tell = (active: boolean): void => void tellTyping(id, active).catch(() => undefined);
  const sent = (): void => {
    window.clearTimeout(timer.current);
    told.current = 0;
  };
  const typed = (): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      tell(false);
      sent();
    }, SILENCE_MS);
    if (Date.now() - told.current < TELL_MS) return;
    told.current = Date.now();
    tell(true);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return { typed, sent };
};

/**
 * Writes to the owner. A message that could not be sent stays in the field and keeps its id; what
 * is not sent yet survives a reload.
 */
export const WriteForm = ({ id }: { id: number }) => {
  const { common } = useTexts();
  const texts = useCaseTexts();
  const [text, setText] = useTabDraft(messageDraft(id));
  const [clientId, setClientId] = useState(newUuid);
  const [busy, setBusy] = useState(false);
  const { typed, sent } = useTyping(id);

  const write = async (message: string, wantsPhotos: boolean): Promise<void> => {
    setBusy(true);
    try {
      await writeMessage(id, {
        text: message,
        clientId: wantsPhotos ? newUuid() : clientId,
        wantsPhotos,
      });
      sent();
      if (wantsPhotos) return;
      setText('');
      setClientId(newUuid());
    } catch {
      toastError(wantsPhotos ? texts.failed : texts.notSent);
    } finally {
      setBusy(false);
    }
  };
  const words = text.trim();
  const over = countCharacters(words) - LIMITS.consultation.message;
  const send = (): void => {
    if (words !== '' && over <= 0 && !busy) void write(words, false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (window.matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    send();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    send();
  };
  return (
    <form className="mt-4" onSubmit={submit}>
      <Field label={texts.write} error={over > 0 ? common.tooLong(over) : undefined}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            placeholder={texts.placeholder}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setClientId(newUuid());
              typed();
            }}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <div className="-mt-4 flex flex-wrap gap-2">
        <Button type="submit" disabled={busy || words === '' || over > 0}>
          {texts.send}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={() => void write(texts.photosText, true)}>
          {texts.askPhotos}
        </Button>
      </div>
    </form>
  );
};
