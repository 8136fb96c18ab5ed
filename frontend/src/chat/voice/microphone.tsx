import { Mic } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../shared/preferences.store';
import { currentTexts, useTexts } from '../../shared/texts';
import { speak, toastError } from '../../shared/ui/notices.store';
import { useComposerStore } from '../composer/composer.store';
import { canDictate, Dictation, type DictationProblem } from './dictation';

const joinedTo = (before: string, said: string): string =>
  before === '' || /\s$/.test(before) ? before + said : `${before} ${said}`;

const tellEnd = (problem: DictationProblem | undefined): void => {
  const { problems, off } = currentTexts().chatTools.dictation;
  if (problem === undefined) speak(off);
  else toastError(problems[problem]);
};

/** Appends what is said to the draft; typing ends the dictation. */
export const useDictation = (sessionId: number) => {
  const language = useLanguage();
  const dictation = useRef<Dictation>(null);
  const [listening, setListening] = useState(false);

  const cancel = useCallback((): void => dictation.current?.cancel(), []);
  useEffect(() => cancel, [cancel, sessionId]);

  const toggle = (): void => {
    if (dictation.current) {
      dictation.current.stop();
      return;
    }
    const { drafts, writeDraft } = useComposerStore.getState();
    const before = drafts[sessionId]?.text ?? '';
    dictation.current = new Dictation(language, {
      onText: (said) => writeDraft(sessionId, joinedTo(before, said)),
      onEnd: (problem) => {
        dictation.current = null;
        setListening(false);
        tellEnd(problem);
      },
    });
    setListening(true);
    speak(currentTexts().chatTools.dictation.on);
    dictation.current.start();
  };
  return { listening, toggle, cancel };
};

interface MicrophoneProps {
  listening: boolean;
  disabled: boolean;
  onPress: () => void;
}

/** Absent where the browser has no speech recognition. */
export const Microphone = ({ listening, disabled, onPress }: MicrophoneProps) => {
  const { dictation } = useTexts().chatTools;
  if (!canDictate()) return null;
  const label = listening ? dictation.stop : dictation.start;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPress}
      className={`relative grid size-[44px] shrink-0 place-items-center rounded-full transition-colors disabled:opacity-55 ${listening ? 'bg-apricot-wash text-apricot-ink' : 'text-soft hover:not-disabled:bg-sunk hover:not-disabled:text-ink'}`}
    >
      {listening && (
        <span
          aria-hidden
          className="absolute inset-0 rounded-full border-2 border-apricot motion-safe:animate-pulse"
        />
      )}
      <Mic aria-hidden className="size-5" />
    </button>
  );
};

export const Listening = () => {
  const { dictation } = useTexts().chatTools;
  return (
    <p className="flex items-center gap-2 pb-1 text-[0.8125rem] text-apricot-ink">
      <span aria-hidden className="size-2 rounded-full bg-apricot motion-safe:animate-pulse" />
      {dictation.listening}
    </p>
  );
};
