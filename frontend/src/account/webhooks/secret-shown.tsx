import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { ShownOnce } from '../shown-once';

/** A new secret, for as long as its dialog is open. */
export const SecretShown = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  const { secret: texts } = useTexts().webhooks;
  return (
    <>
      <p className="mt-2 text-pretty text-soft">{texts.why}</p>
      <ShownOnce className="mt-4" value={secret} texts={texts.shown} />
      <div className="mt-6 flex justify-end">
        <Button variant="quiet" size="sm" onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </>
  );
};
