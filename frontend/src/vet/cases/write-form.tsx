import type { NewVetMessage } from '@contract/consultations';
import type { Language } from '@contract/languages';
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
import { CASE_TEXTS, useCaseTexts } from './case-texts';

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

/** What is in the field besides what has been sent: typed while it was on its way. */
const besides = (sent: string, text: string): string =>
  text.startsWith(sent) ? text.slice(sent.length).trimStart() : text;

interface WriteFormProps {
  id: number;
  /** The owner's, in which the request for photos is written. */
  language: Language;
}

/**
 * Writes to the owner. What could not be sent stays in the field; it and a request for photos keep
 * their ids until they are sent. What is not sent yet survives a reload.
 */
export const WriteForm = ({ id, language }: WriteFormProps) => {
  const { common } = useTexts();
  const texts = useCaseTexts();
  const [text, setText] = useTabDraft(messageDraft(id));
  const newest = useRef(text);
  const [clientId, setClientId] = useState(newUuid);
  const [photosId, setPhotosId] = useState(newUuid);
  const [busy, setBusy] = useState(false);
  const { typed, sent } = useTyping(id);

  const change = (next: string): void => {
    newest.current = next;
    setText(next);
    setClientId(newUuid());
  };
  const post = async (
    message: NewVetMessage,
    onSent: () => void,
    failed: string,
  ): Promise<void> => {
    setBusy(true);
    try {
      await writeMessage(id, message);
      sent();
      onSent();
    } catch {
      toastError(failed);
    } finally {
      setBusy(false);
    }
  };
  const words = text.trim();
  const over = countCharacters(words) - LIMITS.consultation.message;
  const send = (): void => {
    if (words === '' || over > 0 || busy) return;
    const message = { text: words, clientId, wantsPhotos: false };
    void post(message, () => change(besides(text, newest.current)), texts.notSent);
  };
  const askForPhotos = (): void => {
    const message = {
      text: CASE_TEXTS[language].photosText,
      clientId: photosId,
      wantsPhotos: true,
    };
    void post(message, () => setPhotosId(newUuid()), texts.failed);
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
              change(event.target.value);
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
        <Button variant="quiet" disabled={busy} onClick={askForPhotos}>
          {texts.askPhotos}
        </Button>
      </div>
    </form>
  );
};
