import { Pause, Play, Square, Volume2, type LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { toastError } from '../../shared/ui/notices.store';
import { plainText } from '../reply/plain-text';
import { canSpeak, useReader } from './reader.store';
import { languageOf } from './text-language';

interface ControlProps {
  label: string;
  icon: LucideIcon;
  lit?: boolean;
  onClick: () => void;
}

const Control = ({ label, icon: Icon, lit = false, onClick }: ControlProps) => (
  <Button
    variant="ghost"
    size="icon"
    aria-label={label}
    title={label}
    className={lit ? 'text-green' : ''}
    data-lit={lit}
    onClick={onClick}
  >
    <Icon aria-hidden className="size-4.5" />
  </Button>
);

const stopIfRead = (messageId: number): void => {
  const { reading, stop } = useReader.getState();
  if (reading?.messageId === messageId) stop();
};

/** Stops reading when the page or the answer is left. */
const useStopOnLeaving = (messageId: number, isRead: boolean): void => {
  useEffect(() => {
    if (!isRead) return;
    const leave = (): void => stopIfRead(messageId);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [messageId, isRead]);
};

interface ReadAloudProps {
  messageId: number;
  content: string;
}

/** Reads an answer aloud, where the browser can. */
export const ReadAloud = ({ messageId, content }: ReadAloudProps) => {
  const { readAloud } = useTexts().chatTools;
  const shown = useLanguage();
  const isRead = useReader(({ reading }) => reading?.messageId === messageId);
  const paused = useReader((state) => state.paused);
  const { read, pause, goOn, stop } = useReader.getState();
  useStopOnLeaving(messageId, isRead);

  if (!canSpeak() || content === '') return null;
  if (!isRead) {
    const begin = (): void => {
      const text = plainText(content);
      read({ messageId, text, language: languageOf(text, shown) });
    };
    return <Control label={readAloud.read} icon={Volume2} onClick={begin} />;
  }
  return (
    <>
      {paused ? (
        <Control label={readAloud.goOn} icon={Play} lit onClick={goOn} />
      ) : (
        <Control label={readAloud.pause} icon={Pause} lit onClick={pause} />
      )}
      <Control label={readAloud.stop} icon={Square} onClick={stop} />
    </>
  );
};

/** Says when the browser fails to read. */
export const useReadingFailures = (): void => {
  const { failed } = useTexts().chatTools.readAloud;
  const hasFailed = useReader((state) => state.failed);
  useEffect(() => {
    if (!hasFailed) return;
    toastError(failed);
    useReader.setState({ failed: false });
  }, [hasFailed, failed]);
};
