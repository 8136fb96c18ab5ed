import type { TriageReply } from '@contract/chat';
import type { Pet } from '@contract/pets';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { useUnsavedState } from '../../shared/tab-draft';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { Field, Textarea } from '../../shared/ui/field';
import { speak } from '../../shared/ui/notices.store';
import { charactersLeft, questionOf } from '../chat.api';
import { assessWords } from './assess-words';
import { parseTriage } from './triage-advice';
import { TriageCard } from './triage-card';
import { VetQuestion } from './vet-question';

type Failure = 'empty' | 'unchecked';

const useCheck = (pet: Pet) => {
  const [text, setText] = useUnsavedState(`check.${pet.id}`, '');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [checking, setChecking] = useState(false);
  const [result, setResult] = useState<TriageReply | null>(null);

  const check = async (): Promise<void> => {
    const question = questionOf(text);
    if (checking || charactersLeft(question) < 0) return;
    setFailure(question === '' ? 'empty' : null);
    if (question === '') return;
    setChecking(true);
    try {
      setResult(await assessWords(question, pet));
    } catch {
      setFailure('unchecked');
    } finally {
      setChecking(false);
    }
  };
  const write = (next: string): void => {
    setText(next);
    setFailure(null);
  };
  return { text, write, failure, checking, result, check, again: () => setResult(null) };
};

type Check = ReturnType<typeof useCheck>;

const Form = ({ text, write, failure, checking, check }: Check) => {
  const { chat, common } = useTexts();
  const texts = chat.check;
  const field = useRef<HTMLTextAreaElement>(null);
  const left = charactersLeft(questionOf(text));
  const error = left < 0 ? common.tooLong(-left) : failure === 'empty' ? texts.empty : undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (left < 0 || questionOf(text) === '') field.current?.focus();
    void check();
  };
  return (
    <form noValidate className="mt-5" onSubmit={submit}>
      {failure === 'unchecked' && (
        <p role="alert" className="mb-4 rounded-card bg-red-wash px-4 py-3 font-medium text-red">
          {texts.failed}
        </p>
      )}
      <Field label={texts.field} error={error}>
        {(control) => (
          <Textarea
            ref={field}
            autoFocus
            rows={4}
            value={text}
            onChange={(event) => write(event.target.value)}
            {...control}
          />
        )}
      </Field>
      <Button type="submit" className="mt-1 w-full" aria-disabled={checking}>
        {checking ? texts.checking : texts.submit}
      </Button>
    </form>
  );
};

/** Shown when no rule matched; its text says that this does not mean that the pet is well. */
const Calm = ({ pet, actions }: { pet: Pet; actions: readonly string[] }) => {
  const { check: texts } = useTexts().chat;
  const card = useRef<HTMLElement>(null);
  const titleId = useId();
  const text = texts.calmText(pet.name);
  useEffect(() => {
    card.current?.focus();
    speak(`${texts.calmTitle}. ${text}`);
  }, [texts, text]);
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="mb-4 rounded-card border border-line bg-ground px-4 py-4 outline-none sm:px-5"
    >
      <h3 id={titleId} className="text-lg">
        {texts.calmTitle}
      </h3>
      {[...actions, text].map((line) => (
        <p key={line} className="mt-2 leading-snug">
          {line}
        </p>
      ))}
    </section>
  );
};

const Result = ({
  pet,
  result,
  onAgain,
}: {
  pet: Pet;
  result: TriageReply;
  onAgain: () => void;
}) => {
  const { check: texts } = useTexts().chat;
  const box = useRef<HTMLDivElement>(null);
  const isAlarming = parseTriage(result) !== null;
  useEffect(() => {
    if (isAlarming) box.current?.focus();
  }, [isAlarming]);
  return (
    <div ref={box} tabIndex={-1} className="mt-5 outline-none">
      {isAlarming ? (
        <>
          <TriageCard triage={result} live />
          <div className="-mt-2 mb-2">
            <VetQuestion />
          </div>
        </>
      ) : (
        <Calm pet={pet} actions={result.actions} />
      )}
      <Button variant="quiet" className="w-full" onClick={onAgain}>
        {texts.again}
      </Button>
    </div>
  );
};

/** Triages a text, free on every plan and without storing anything. */
export const EmergencyCheck = ({ pet, onClose }: { pet: Pet; onClose: () => void }) => {
  const { check: texts } = useTexts().chat;
  const check = useCheck(pet);
  const { result, again } = check;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.open}
      description={texts.text(pet.name)}
    >
      {result ? <Result pet={pet} result={result} onAgain={again} /> : <Form {...check} />}
    </Dialog>
  );
};
